import { useEffect, useState } from 'react';

/**
 * While mounted, prevents the browser from opening a file dropped outside a drop zone, which would leave the page and lose
 * the typed text.
 * @returns whether files are being dragged over the page
 */
export function usePageDropGuard(): boolean {
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      setDragging(true);
      // A drop zone has accepted the event.
      if (event.defaultPrevented) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    const drop = (event: DragEvent) => {
      setDragging(false);
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setDragging(false);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    window.addEventListener('dragleave', leave);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
      window.removeEventListener('dragleave', leave);
    };
  }, []);
  return dragging;
}
