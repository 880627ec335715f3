/** Modules that components can import and Lectern provides. */
export const builtIn: ReadonlySet<string> = new Set([
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'preact',
  'preact/hooks',
  'preact/compat',
]);

/** Module to import instead of a style sheet: it is empty, because the project's style sheets are loaded separately. */
export const emptyModule = '$empty';

/** Names that components can use without an import, as on hosted platforms. */
export const hookNames: readonly string[] = (
  'React useState useEffect useMemo useCallback useRef useReducer useContext useLayoutEffect useId useTransition ' +
  'useDeferredValue useImperativeHandle useSyncExternalStore createContext createPortal forwardRef memo Fragment'
).split(' ');
