/** A use of every component, with the text that a host page would contain. */
export const uses: Readonly<Record<string, string>> = {
  'docs-hero':
    '<docs-hero eyebrow="New" title="Orders by API" description="All of them."><docs-button href="/go">Begin</docs-button><hero-aside>Aside</hero-aside></docs-hero>',
  'docs-logos': '<docs-logos title="Used by"><img alt="dot" src="/dot.png"></docs-logos>',
  'docs-features': '<docs-features><docs-feature title="Fast" icon="zap">quick</docs-feature></docs-features>',
  'code-result': '<code-result><code-block language="js">made()</code-block><p>made</p></code-result>',
  'docs-note': '<docs-note>Splitting is <b>on</b>.</docs-note>',
  'docs-callout': '<docs-callout icon="star" color="#7c3aed">Own color.</docs-callout>',
  'docs-card': '<docs-card title="Guide" icon="book-open" href="/guide">All of it.</docs-card>',
  'card-group':
    '<card-group cols="3"><docs-card title="A">a</docs-card><docs-card title="B">b</docs-card></card-group>',
  'docs-columns': '<docs-columns cols="2"><docs-column>a</docs-column><docs-column>b</docs-column></docs-columns>',
  'docs-tile': '<docs-tile title="Tile" description="Words" href="/t"></docs-tile>',
  'docs-tabs': '<docs-tabs><docs-tab title="One">first</docs-tab><docs-tab title="Two">second</docs-tab></docs-tabs>',
  'docs-steps':
    '<docs-steps><docs-step title="Do">this</docs-step><docs-step title="Then">that</docs-step></docs-steps>',
  'docs-accordion': '<docs-accordion title="Why?">Because.</docs-accordion>',
  'accordion-group': '<accordion-group><docs-accordion title="In a group">yes</docs-accordion></accordion-group>',
  'docs-expandable': '<docs-expandable title="More" default-open>inside</docs-expandable>',
  'code-block': '<code-block language="js" title="a.js" lines>\n    const a = 1;\n      const b = 2;\n  </code-block>',
  'code-group':
    '<code-group><pre><code class="language-python">print(1)</code></pre><code-block language="js">log(1)</code-block></code-group>',
  'request-example': '<request-example><code-block language="bash">curl x</code-block></request-example>',
  'response-example': '<response-example><code-block language="json">{}</code-block></response-example>',
  'param-field': '<param-field query="limit" type="integer" required default="20">At most 100.</param-field>',
  'response-field': '<response-field name="id" type="string" deprecated>Old.</response-field>',
  'docs-frame': '<docs-frame caption="A picture"><img alt="dot" src="/dot.png"></docs-frame>',
  'docs-icon': '<docs-icon icon="star" size="24"></docs-icon>',
  'docs-tooltip': '<docs-tooltip tip="An explanation">word</docs-tooltip>',
  'docs-badge': '<docs-badge color="green">new</docs-badge>',
  'docs-image': '<docs-image src="/dot.png" alt="dot"></docs-image>',
  'docs-link': '<docs-link href="/somewhere">there</docs-link>',
  'docs-button': '<docs-button href="/go">Go</docs-button>',
  'docs-update': '<docs-update label="May" tags=\'["Fix"]\'>News.</docs-update>',
  'docs-panel': '<docs-panel>Beside.</docs-panel>',
  'docs-view': '<docs-view title="Web">For the web.</docs-view>',
  'docs-visibility': '<docs-visibility for="humans">You.</docs-visibility>',
  'docs-prompt': '<docs-prompt description="Try">Write a poem.</docs-prompt>',
  'docs-latex': '<docs-latex>x^2</docs-latex>',
  'docs-color':
    '<docs-color><docs-color-row title="Row"><docs-color-item name="Red" value="#f00"></docs-color-item></docs-color-row></docs-color>',
  'docs-tree':
    '<docs-tree><docs-tree-folder name="src" default-open><docs-tree-file name="a.ts"></docs-tree-file></docs-tree-folder></docs-tree>',
  'docs-heading': '<docs-heading level="2">Words</docs-heading>',
  'docs-git-hub-repo': '<docs-git-hub-repo repo="acme/shop">What it is.</docs-git-hub-repo>',
};

/** Callouts with their own name and icon. One function renders them all. */
export const callouts: Readonly<Record<string, string>> = Object.fromEntries(
  ['info', 'tip', 'warning', 'check', 'danger', 'important'].map(name => [
    `docs-${name}`,
    `<docs-${name}>Words of ${name}.</docs-${name}>`,
  ]),
);
