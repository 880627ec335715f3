/** Texts of the manual about components: what each is for, and how to write it. Tests render each example. */
export interface ComponentWords {
  readonly about: string;
  readonly example: string;
  /** It changes the page around it: the example is shown as written. */
  readonly isSourceOnly?: true;
  /** The component whose props it has. */
  readonly like?: string;
}

interface Subject {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  readonly components: Readonly<Record<string, ComponentWords>>;
}

const callout = (name: string, about: string, text: string): ComponentWords => ({
  about,
  example: `<${name}>${text}</${name}>`,
  ...(name === 'Note' ? {} : {like: 'Note'}),
});

/** Every component by subject: one page each. */
export const componentSubjects: readonly Subject[] = [
  {
    path: 'components-text',
    title: 'Components for text',
    description: 'Callouts, folds, steps, tabs, labels and hints, with all their props.',
    icon: 'pilcrow',
    components: {
      Note: callout('Note', 'Something worth knowing.', 'Orders are kept for two years.'),
      Tip: callout('Tip', 'A way that is easier.', 'Paste the whole address: the id is found in it.'),
      Info: callout('Info', 'Background that helps.', 'Times are in UTC.'),
      Warning: callout('Warning', 'What may go wrong.', 'A changed key stops all running jobs.'),
      Danger: callout('Danger', 'What cannot be undone.', 'Deleting a project deletes its orders.'),
      Check: callout('Check', 'What is right when it looks like this.', 'The first answer is `pong`.'),
      Important: callout('Important', 'What must not be missed.', 'Keys of version 1 end in May.'),
      Callout: {
        about: 'A callout with an icon and a colour of your own.',
        example: '<Callout icon="leaf" color="#15803d">Carbon is counted for every shipment.</Callout>',
      },
      Accordion: {
        about: 'A fold: a title that opens what is below it.',
        example:
          '<Accordion title="Can I change the currency?" icon="coins">\n  As long as there is no order.\n</Accordion>',
      },
      AccordionGroup: {
        about: 'Folds that stand together in one box.',
        example:
          '<AccordionGroup>\n  <Accordion title="Before the order">Prices may change.</Accordion>\n  <Accordion title="After the order">Prices stay.</Accordion>\n</AccordionGroup>',
      },
      Expandable: {
        about: 'A fold inside a field: the fields of an object.',
        example:
          '<ResponseField name="buyer" type="object">\n  <Expandable title="buyer">\n    <ResponseField name="name" type="string">Name of the buyer.</ResponseField>\n  </Expandable>\n</ResponseField>',
      },
      Steps: {
        about: 'What is done one after the other.',
        example:
          '<Steps>\n  <Step title="Make a key">In the settings of the project.</Step>\n  <Step title="Send it along">In the header `X-Key`.</Step>\n</Steps>',
      },
      Step: {
        about: 'One of the steps; its title has an address of its own.',
        example:
          '<Steps>\n  <Step title="Alone" icon="flag" stepNumber={4}>\n    With a number of its own.\n  </Step>\n</Steps>',
      },
      Tabs: {
        about: 'One of several contents at a time. Tabs of the same name change together on the whole site.',
        example:
          '<Tabs>\n  <Tab title="npm">`npm install acme`</Tab>\n  <Tab title="pnpm">`pnpm add acme`</Tab>\n</Tabs>',
      },
      Tab: {
        about: 'One of these contents.',
        example:
          '<Tabs>\n  <Tab title="Cloud" icon="cloud">Nothing to install.</Tab>\n  <Tab title="Own machine" icon="server">One container.</Tab>\n</Tabs>',
      },
      View: {
        isSourceOnly: true,
        about: 'Content for one choice of the whole page, which a menu beside the title offers.',
        example:
          '<View title="Python" icon="python">Install `acme`.</View>\n<View title="Go" icon="go">Import `acme.example/go`.</View>',
      },
      Tooltip: {
        about: 'A hint on a word.',
        example:
          'An <Tooltip tip="A key that makes a repeated call safe." headline="Idempotency">idempotency key</Tooltip> is a text of yours.',
      },
      Badge: {
        about: 'A small label.',
        example:
          '<Badge color="green" icon="check">stable</Badge> <Badge color="orange" shape="pill">beta</Badge> <Badge stroke>v4</Badge>',
      },
      Heading: {
        about: 'A heading with a level and an id of your own.',
        example: '<Heading level={4} id="limits-of-orders">Limits of orders</Heading>',
      },
      Link: {about: 'A link, as a component.', example: '<Link href="/quickstart">To the quickstart</Link>'},
      Button: {
        about: 'A link that looks like a button.',
        example:
          '<Button href="/quickstart">Begin</Button> <Button href="/quickstart" variant="secondary">Read on</Button>',
      },
      Update: {
        about: 'An entry of a changelog; a page of them has a feed.',
        example: '<Update label="4.2" description="3 May 2026" tags={["API"]}>\n  Orders have a currency.\n</Update>',
      },
      Visibility: {
        about: 'Content for readers alone, or for agents alone.',
        example: '<Visibility for="humans">Only people see this line.</Visibility>',
      },
      Prompt: {
        about: 'A prompt for an assistant, to be copied or opened.',
        example:
          '<Prompt description="Write a client for this API" icon="sparkles">\n  Write a client in Go. Every request needs the header `X-Key`.\n</Prompt>',
      },
    },
  },
  {
    path: 'components-layout',
    title: 'Components for layout',
    description: 'Cards, columns, first screens, pictures, icons, trees, colours and formulas, with all their props.',
    icon: 'layout-grid',
    components: {
      Card: {
        about: 'A box that leads somewhere.',
        example: '<Card title="Webhooks" icon="webhook" href="/quickstart">Hear of what happens.</Card>',
      },
      CardGroup: {
        about: 'Cards side by side; `Cards` and `Columns` do the same.',
        example:
          '<CardGroup cols={2}>\n  <Card title="Read" icon="book-open">The guide.</Card>\n  <Card title="Try" icon="play">The form.</Card>\n</CardGroup>',
      },
      Columns: {
        about: 'Anything side by side; one below the other where there is no room.',
        example: '<Columns cols={2}>\n  <Column>On the left.</Column>\n  <Column>On the right.</Column>\n</Columns>',
      },
      Column: {
        about: 'One of the columns.',
        example:
          '<Columns cols={3}>\n  <Column>One</Column>\n  <Column>Two</Column>\n  <Column>Three</Column>\n</Columns>',
      },
      Tile: {
        about: 'A picture with a line below it.',
        example:
          '<Tile title="Shipments" description="From door to door" href="/quickstart">\n  <Icon icon="truck" size={48} />\n</Tile>',
      },
      Hero: {
        about: 'The first screen of a page, best with `mode: custom`: what something is, and what to do next.',
        example:
          '<Hero eyebrow="For shops" title="Orders by API" description="Place, pack and follow them." level={3}>\n  <Button href="/quickstart" variant="primary">Begin</Button>\n  <HeroAside>\n    <Icon icon="truck" size={96} />\n  </HeroAside>\n</Hero>',
      },
      HeroAside: {
        isSourceOnly: true,
        about: 'What stands beside the words of a hero: a picture, code, anything.',
        example:
          '<Hero title="Orders by API">\n  <HeroAside>\n    ![An order on its way](/order.png)\n  </HeroAside>\n</Hero>',
      },
      Logos: {
        about: 'Pictures of one height in a row.',
        example:
          '<Logos title="Used by">\n  <img src="/assets/logo-light.svg" alt="One" />\n  <img src="/assets/logo-light.svg" alt="Two" />\n</Logos>',
      },
      Features: {
        about: 'What something can do, in columns without boxes.',
        example:
          '<Features cols={2}>\n  <Feature title="Fast" icon="zap">Answers within 20 ms.</Feature>\n  <Feature title="Safe" icon="shield-check">Keys for each task.</Feature>\n</Features>',
      },
      Feature: {
        about: 'One of these.',
        example:
          '<Features cols={1}>\n  <Feature title="Everywhere" icon="globe" href="/quickstart">In five regions.</Feature>\n</Features>',
      },
      CodeResult: {
        about: 'Code, and beside it what it makes.',
        example:
          '<CodeResult>\n\n  ```mdx page.mdx\n  <Tip>Orders can be cancelled for a day.</Tip>\n  ```\n\n  <Tip>Orders can be cancelled for a day.</Tip>\n</CodeResult>',
      },
      Panel: {
        isSourceOnly: true,
        about: 'Content for the column beside the text, instead of the contents.',
        example: '<Panel>\n  Stands beside the text where there is room.\n</Panel>',
      },
      Frame: {
        about: 'A frame around a picture, with a line below it.',
        example:
          '<Frame caption="How documents become pages">\n  <img src="/assets/way-of-the-data.svg" alt="From a folder to pages" />\n</Frame>',
      },
      Image: {
        about: 'A picture: `img` by another name, with a size.',
        example: '<Image src="/assets/way-of-the-data.svg" alt="From a folder to pages" size="sm" border />',
      },
      Icon: {
        about: 'An icon in a line of text.',
        example: '<Icon icon="anchor" size={20} /> Harbour <Icon icon="ship" color="#0d9373" /> Ship',
      },
      'GitHub.Repo': {
        about: 'A card for a repository. Nobody is asked about it.',
        example: '<GitHub.Repo repo="acme/shop">The shop of these examples.</GitHub.Repo>',
      },
      Tree: {
        about: 'A tree of files.',
        example:
          '<Tree>\n  <Tree.Folder name="docs" defaultOpen>\n    <Tree.File name="docs.json" />\n  </Tree.Folder>\n</Tree>',
      },
      'Tree.Folder': {
        about: 'A folder of it.',
        example:
          '<Tree>\n  <Tree.Folder name="guide" comment="one page per subject" defaultOpen>\n    <Tree.File name="index.mdx" />\n  </Tree.Folder>\n</Tree>',
      },
      'Tree.File': {
        about: 'A file of it.',
        example: '<Tree>\n  <Tree.File name="openapi.yaml" highlight comment="yours" />\n</Tree>',
      },
      Color: {
        about: 'Colours with their names, to be copied.',
        example:
          '<Color>\n  <Color.Item name="Harbour" value="#0d9373" />\n  <Color.Item name="Night" value="#0b0f14" />\n</Color>',
      },
      'Color.Row': {
        about: 'A row of them, in the table variant.',
        example:
          '<Color variant="table">\n  <Color.Row title="Brand">\n    <Color.Item name="500" value="#0d9373" />\n  </Color.Row>\n</Color>',
      },
      'Color.Item': {
        about: 'One colour, or one for each mode.',
        example: '<Color>\n  <Color.Item name="Page" value={{light: "#ffffff", dark: "#0b0f14"}} />\n</Color>',
      },
      Latex: {about: 'A formula.', example: '<Latex display>{"a^2 + b^2 = c^2"}</Latex>'},
    },
  },
  {
    path: 'components-api',
    title: 'Components for APIs',
    description: 'Code, examples, fields and operations, with all their props.',
    icon: 'square-terminal',
    components: {
      CodeBlock: {
        about: 'A block of code; a fence with three backticks does the same.',
        example:
          '<CodeBlock language="js" title="order.js" highlight="2">\n{`const shop = new Shop();\nawait shop.order(7);`}\n</CodeBlock>',
      },
      CodeGroup: {
        about: 'Blocks of code, one at a time.',
        example: '<CodeGroup>\n```sh npm\nnpm install acme\n```\n\n```sh pnpm\npnpm add acme\n```\n</CodeGroup>',
      },
      RequestExample: {
        isSourceOnly: true,
        about: 'Requests of a page that describes an operation by hand: they stand beside the text.',
        example: '<RequestExample>\n```sh curl\ncurl https://api.acme.example/orders\n```\n</RequestExample>',
      },
      ResponseExample: {
        isSourceOnly: true,
        about: 'Answers, in the same place.',
        example: '<ResponseExample>\n```json 200\n{"id": 7}\n```\n</ResponseExample>',
      },
      ParamField: {
        about:
          'A parameter of a request. `path`, `query`, `header`, `cookie` or `body` says where it stands, and names it.',
        example: '<ParamField query="limit" type="integer" default="20" required>\n  At most 100.\n</ParamField>',
      },
      ResponseField: {
        about: 'A field of an answer.',
        example: '<ResponseField name="total" type="number" deprecated>\n  In cents.\n</ResponseField>',
      },
      OpenApiEndpoint: {
        about:
          'An operation, a webhook, a channel or a schema of a document. The element is [`<openapi-endpoint>`](/reference/elements).',
        example: '<OpenApiEndpoint spec="api/shop.yaml" schema="Order" />',
      },
      OpenApiScalar: {
        isSourceOnly: true,
        about: 'The viewer Scalar, loaded from the address in `integrations.lectern.cdn` when somebody sees it.',
        example: '<OpenApiScalar spec="api/shop.yaml" method="get" path="/orders" />',
      },
      OpenApiRedoc: {
        isSourceOnly: true,
        like: 'OpenApiScalar',
        about: 'The viewer Redoc, in the same way.',
        example: '<OpenApiRedoc spec="api/shop.yaml" method="get" path="/orders" />',
      },
      OpenApiStoplight: {
        isSourceOnly: true,
        like: 'OpenApiScalar',
        about: 'The viewer Stoplight Elements, in the same way.',
        example: '<OpenApiStoplight spec="api/shop.yaml" method="get" path="/orders" />',
      },
    },
  },
];
