/** Modules that Lectern brings along. */
export const builtIn: ReadonlySet<string> = new Set([
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'preact',
  'preact/hooks',
  'preact/compat',
]);

/** The module that says nothing, in place of style sheets: those of a project are loaded as a whole. */
export const emptyModule = '$empty';

/** What the files of a project may use without importing it, as on platforms of the format. */
export const hookNames: readonly string[] = (
  'React useState useEffect useMemo useCallback useRef useReducer useContext useLayoutEffect useId useTransition ' +
  'useDeferredValue useImperativeHandle useSyncExternalStore createContext createPortal forwardRef memo Fragment'
).split(' ');
