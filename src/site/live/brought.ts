/** Modules that Lectern provides. */
export const builtIn: ReadonlySet<string> = new Set([
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'preact',
  'preact/hooks',
  'preact/compat',
]);

/** Empty module that replaces imported style sheets, because the project's style sheets are loaded separately. */
export const emptyModule = '$empty';

/** Names that project files can use without an import, as on hosted platforms of this format. */
export const hookNames: readonly string[] = (
  'React useState useEffect useMemo useCallback useRef useReducer useContext useLayoutEffect useId useTransition ' +
  'useDeferredValue useImperativeHandle useSyncExternalStore createContext createPortal forwardRef memo Fragment'
).split(' ');
