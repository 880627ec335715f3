/** Loads the diagram library, which loads each kind of diagram itself from files next to ours. */
export const importMermaid = () => import('mermaid');

/** Loads the layout for large graphs: 1.5 MB, for the few diagrams that request it. */
export const importElk = () => import('@mermaid-js/layout-elk');
