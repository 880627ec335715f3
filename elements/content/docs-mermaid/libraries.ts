/** Loads the diagram library. It loads each kind of diagram from files in the same folder. */
export const importMermaid = () => import('mermaid');

/** Loads the layout for large graphs (1.5 MB), which few diagrams request. */
export const importElk = () => import('@mermaid-js/layout-elk');
