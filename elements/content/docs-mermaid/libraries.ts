/** Loads Mermaid. It loads each diagram type from its own file. */
export const importMermaid = () => import('mermaid');

/** Loads ELK, a layout for large graphs. It has 1.5 MB, so load it only on request. */
export const importElk = () => import('@mermaid-js/layout-elk');
