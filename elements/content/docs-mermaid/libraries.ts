/** Loads the library that draws diagrams. Its files stand beside ours: it loads each kind of diagram itself. */
export const importMermaid = () => import('mermaid');

/** Loads the layout for large graphs: 1.5 MB, for the few diagrams that ask for it. */
export const importElk = () => import('@mermaid-js/layout-elk');
