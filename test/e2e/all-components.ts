/** Every component of the format on one page, as authors write them. */
export const allComponents = `
<Panel>At the side with a [link](/other).</Panel>

<Note title="Titled">Note.</Note>

<Callout icon="sun" color="#FFC107" title="Own">Own color.</Callout>

## Cards

<CardGroup cols={2} title="Group">
  <Card title="One" icon="star" href="/other" cta="Go on" description="Described.">Text with a [link](/other).</Card>
  <Card title="Two" href="https://example.com" horizontal>Text.</Card>
  <Card title="Three" img="/wide.svg" disabled href="/other">Text.</Card>
  <Tile title="Tile" description="Described." href="/other"><img src="/wide.svg" alt="" /></Tile>
</CardGroup>

<Hero level={2} eyebrow="New" title="Orders" description="All of them."><Button href="/other">Begin</Button><HeroAside>Aside.</HeroAside></Hero>

<Logos title="Used by"><img src="/wide.svg" alt="Acme" /></Logos>

<Features cols={2}><Feature title="Fast" icon="zap" href="/other">Quick.</Feature><Feature title="Safe">Kept.</Feature></Features>

<CodeResult>

\`\`\`js
made();
\`\`\`

<Tip>Made.</Tip>
</CodeResult>

<Columns cols={3}><Column>One.</Column><Column>Two.</Column><Column>Three.</Column></Columns>

<Columns cols={2}><Card title="Toned" type="warning">Take care.</Card><GitHub.Repo repo="acme/shop">The shop.</GitHub.Repo></Columns>

<CodeBlock language="js" filename="orders.js" lines nocopy>{"let a;"}</CodeBlock>

<FileTree>

- src/
  - **main.ts** begins here
- README.md

</FileTree>

<Heading level={2} noAnchor>A heading by level</Heading>

## Steps

<Steps titleSize="h3"><Step title="First step">Do.</Step><Step title="Second step" icon="star" id="own">Do more.</Step></Steps>

## Tabs

<Tabs><Tab title="One" icon="star">Text of one.</Tab><Tab title="Two">Text of two. <Accordion title="Deep in two">Deep text.</Accordion></Tab></Tabs>

<AccordionGroup title="Questions"><Accordion title="Question" description="More" icon="star">Answer.</Accordion><Accordion title="Other" defaultOpen>Open answer.</Accordion></AccordionGroup>

<Expandable title="More fields" id="more">Hidden field.</Expandable>

## Views

<View title="Python" icon="python">
### In Python

Text for Python.
</View>

<View title="Go" icon="golang">
### In Go

Text for Go.
</View>

<Visibility for="humans">For people.</Visibility>

<Visibility for="agents">For agents.</Visibility>

## Words

A <Tooltip headline="Head" tip="Words that explain at some length what is meant." cta="More" href="/other">term</Tooltip> and another <Tooltip tip="Short">one</Tooltip>, <Badge color="green">New</Badge> <Badge color="orange" size="lg" shape="pill" icon="star">Beta</Badge> <Badge color="purple" stroke>Old</Badge> <Badge disabled>Gone</Badge> <Badge color="white-destructive" size="xs">Red</Badge>, <Icon icon="star" title="Star" />, <Link href="/other">a link</Link>, <Button href="/other">A button</Button> and <Latex>a^2</Latex>.

<Latex display>{"s = \\\\sum_{i=1}^{n} \\\\frac{a_i + b_i + c_i + d_i + e_i}{f_i + g_i + h_i + i_i} \\\\cdot \\\\sqrt{x_i^2 + y_i^2 + z_i^2}"}</Latex>

<Prompt description="Ask for it in many words that do not fit into one line of a small screen" actions={["copy", "cursor"]}>Please **do** it.</Prompt>

<Color variant="compact"><Color.Item name="Blue" value="#0000ff" /><Color.Item name="Both" value={{light: "#ffffff", dark: "oklch(20% 0.01 250 / 80%)"}} /></Color>

<Color variant="table"><Color.Row title="Row"><Color.Item name="Grey" value="#888888" /></Color.Row></Color>

<Tree><Tree.Folder name="folder" defaultOpen><Tree.File name="a-file-with-a-rather-long-name.mdx" comment="with a comment that is long as well" /><Tree.Folder name="closed"><Tree.File name="inside.md" /></Tree.Folder><Tree.Folder name="fixed" openable={false}><Tree.File name="fixed.md" /></Tree.Folder></Tree.Folder></Tree>

\`\`\`mermaid
flowchart LR
  A[First] --> B[Second] --> C[Third] --> D[Fourth] --> E[Fifth]
\`\`\`

## Pictures

<Frame caption="Caption" hint="Hint"><img src="/wide.svg" alt="Wide" /></Frame>

![Plain](/wide.svg)

<Image src="/wide.svg" alt="Image" width={200} noZoom />

## Fields

<ParamField query="limit" type="integer" default="10" required>How many.</ParamField>

<ResponseField name="items" type="array" deprecated><Expandable title="Item"><ResponseField name="a_very_long_name_of_a_field_that_does_not_fit" type="string">Its id.</ResponseField></Expandable></ResponseField>

<CodeGroup>
\`\`\`bash npm
npm install acme
\`\`\`
\`\`\`python pip
pip = "acme"
\`\`\`
</CodeGroup>

<Update label="May 2026" description="v2" tags={["New", "Fixed"]}>
What is new.
</Update>

<Fragment>In a fragment.</Fragment>
`;

/** An image large enough to be enlarged. */
export const wide =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 300" width="800" height="300"><rect width="800" height="300" fill="#888"/></svg>';
