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

/** An empty module instead of imported style sheets, since those of a project are loaded as a whole. */
export const emptyModule = '$empty';

/** Names that project files may use without an import, as on platforms of the format. */
export const hookNames: readonly string[] = (
  'React useState useEffect useMemo useCallback useRef useReducer useContext useLayoutEffect useId useTransition ' +
  'useDeferredValue useImperativeHandle useSyncExternalStore createContext createPortal forwardRef memo Fragment'
).split(' ');
