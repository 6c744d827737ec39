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
  const given = Object.fromEntries(Object.entries(props).filter(isHandler));
  const newest = useRef(given);
  useEffect(() => {
    newest.current = given;
  });
  const [standIns] = useState(() => new Map<string, Handler>());
  const steady: Record<string, Handler> = {};
  for (const name in given) {
    const standIn: Handler = standIns.get(name) ?? ((...all) => newest.current[name]?.(...all));
    standIns.set(name, standIn);
    steady[name] = standIn;
  }
  return { ...props, ...steady };
}

const isHandler = (prop: [string, unknown]): prop is [string, Handler] =>
  typeof prop[1] === 'function' && prop[0].startsWith('on');
