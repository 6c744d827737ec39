import { useEffect, useState } from 'react';

/**
 * While the component is mounted, a file dropped outside a drop zone is not opened by the browser, which would leave the
 * page and lose what was typed.
 * @returns whether files are being dragged over the page
 */
export function usePageDropGuard(): boolean {
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      setDragging(true);
      // A drop zone has accepted it already.
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
