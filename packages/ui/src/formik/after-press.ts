// A press on a control takes the focus from a field before the click that it becomes. What the field shows when it is left
// waits for that click: it could move the pressed control from under the pointer.

const PRESSES = ['pointerdown', 'mousedown'];
const RELEASES = ['pointerup', 'pointercancel', 'mouseup', 'dragend', 'blur'];

let pressed = false;
let waiting: (() => void)[] = [];
let released: ReturnType<typeof setTimeout> | undefined;

function press() {
  pressed = true;
  clearTimeout(released);
}

/** The click is dispatched right after its release. */
function release(event: Event) {
  if (event.type === 'blur' && event.target !== window) return; // a field's own
  clearTimeout(released);
  released = setTimeout(() => {
    pressed = false;
    const now = waiting;
    waiting = [];
    for (const run of now) run();
  });
}

/** Runs at once, or while a pointer is down, after its click. */
export function afterPress(run: () => void): void {
  if (pressed) waiting.push(run);
  else run();
}

/** Watches the pointer from the first form of the page on. Again it does nothing: each listener is added once. */
export function watchPresses(): void {
  for (const name of PRESSES) addEventListener(name, press, true);
  for (const name of RELEASES) addEventListener(name, release, true);
}
