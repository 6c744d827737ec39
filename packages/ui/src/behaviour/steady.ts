// In a form that keeps all answers in one parent state, every keystroke re-renders every field with new handlers. A steady
// field gets stable handlers that call the latest ones, so that only the edited field renders.
import {
  createElement,
  forwardRef,
  memo,
  useEffect,
  useRef,
  useState,
  type ForwardRefRenderFunction,
  type PropsWithoutRef,
} from 'react';

type Handler = (...args: unknown[]) => unknown;

/** Like `forwardRef`, with stable `on…` handlers: call them in events, never while rendering. */
export function steady<Element, Props extends object>(
  render: ForwardRefRenderFunction<Element, PropsWithoutRef<Props>>,
) {
  const Field = memo(forwardRef(render));
  const Steady = forwardRef<Element, Props>((props, ref) =>
    createElement(Field, { ...useSteadyHandlers(props), ref }),
  );
  Steady.displayName = render.name;
  return Steady;
}

function useSteadyHandlers<Props extends object>(props: Props): Props {
  const handlers = props as Record<string, Handler>; // only the functions among `on…` props are called
  const newest = useRef(handlers);
  useEffect(() => {
    newest.current = handlers;
  });
  const [wrappers] = useState<Record<string, Handler>>({});
  const steady: Record<string, Handler> = {};
  for (const name in handlers)
    if (name.startsWith('on') && typeof handlers[name] === 'function')
      steady[name] = wrappers[name] ??= (...args) => newest.current[name]?.(...args);
  return { ...props, ...steady };
}
