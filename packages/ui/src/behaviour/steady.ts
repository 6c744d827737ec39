// In a form whose answers live in one state above all fields, every key renders every field, each with new handlers. A
// steady field is given handlers that stay the same and call the newest ones, so that only the field typed in renders.
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

type Handler = (...given: unknown[]) => unknown;

/** As `forwardRef`. What `on…` is given is for events, never for rendering. */
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
  const given = props as Record<string, Handler>; // no other prop of it is called
  const newest = useRef(given);
  useEffect(() => {
    newest.current = given;
  });
  const [standIns] = useState<Record<string, Handler>>({});
  const steady: Record<string, Handler> = {};
  for (const name in given)
    if (name.startsWith('on') && typeof given[name] === 'function')
      steady[name] = standIns[name] ??= (...all) => newest.current[name]?.(...all);
  return { ...props, ...steady };
}
