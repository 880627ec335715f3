/** Example values for docs.json keys. A test parses all of them. */
export const settingExamples: Readonly<Record<string, unknown>> = {
  $schema: 'node_modules/lectern/dist/docs.schema.json',
  name: 'Acme',
  description: 'Everything about the Acme API.',
  theme: 'theme_4',
  logo: {light: '/logo/light.svg', dark: '/logo/dark.svg', href: 'https://acme.example'},
  favicon: {light: '/favicon.svg', dark: '/favicon-dark.svg'},
  colors: {primary: '#0d9373', light: '#55d799', dark: '#007a5a', background: {light: '#ffffff', dark: '#0b0f14'}},
  appearance: {default: 'system', strict: false, readingTime: true, readingProgress: true},
  background: {decoration: 'grid', color: {light: '#fdfcf9', dark: '#101214'}},
  fonts: {
    heading: {family: 'Fraunces', source: '/fonts/fraunces.woff2', weight: '400 700'},
    body: {family: 'Acme Sans', source: '/fonts/acme-sans.woff2', format: 'woff2'},
  },
  styling: {eyebrows: 'breadcrumbs', codeblocks: 'dark', latex: true},
  icons: {library: 'lucide'},
  code: {copyButton: true, theme: {light: 'github-light', dark: 'github-dark'}},
  variables: {version: '4.2', region: 'eu-west'},
  navigation: {
    tabs: [
      {
        tab: 'Guide',
        icon: 'book-open',
        groups: [
          {group: 'Get started', pages: ['index', 'quickstart']},
          {group: 'Concepts', expanded: false, pages: ['guide/webhooks', {group: 'Limits', pages: ['guide/rates']}]},
        ],
      },
      {tab: 'API reference', openapi: 'openapi.yaml'},
      {tab: 'Status', href: 'https://status.acme.example'},
    ],
    global: {anchors: [{anchor: 'Community', icon: 'users', href: 'https://forum.acme.example'}]},
  },
  interaction: {drilldown: true},
  navbar: {
    links: [
      {label: 'Blog', href: 'https://acme.example/blog'},
      {type: 'github', href: 'https://github.com/acme/acme'},
    ],
    primary: {type: 'button', label: 'Sign up', href: 'https://acme.example/signup'},
  },
  footer: {
    socials: {github: 'https://github.com/acme', x: 'https://x.com/acme'},
    links: [{header: 'Company', items: [{label: 'Careers', href: 'https://acme.example/careers'}]}],
    lastUpdated: true,
    repo: 'https://github.com/acme/docs',
  },
  banner: {content: 'Version 4 is out. [See what’s new](/changelog)', dismissible: true, id: 'v4', type: 'info'},
  search: {prompt: 'Search Acme'},
  contextual: {
    options: [
      'copy',
      'view',
      'mcp',
      {
        title: 'Ask Acme',
        icon: 'message-circle',
        href: {base: 'https://chat.acme.example', query: [{key: 'q', value: 'Explain $path to me.'}]},
      },
    ],
    display: 'header',
  },
  feedback: {thumbsRating: true, raiseIssue: true},
  errors: {404: {redirect: false, title: 'Page not found', description: 'Go to the [home page](/).'}},
  api: {
    openapi: ['openapi.yaml', {source: 'admin.yaml', directory: 'admin'}],
    baseUrl: 'https://api.acme.example/v1',
    playground: {mode: 'interactive', proxy: false},
    examples: {languages: ['curl', 'python', 'javascript'], defaults: 'required'},
    params: {expanded: 'all'},
  },
  redirects: [
    {source: '/start', destination: '/quickstart'},
    {source: '/v1/:page*', destination: '/guide/:page*', permanent: false},
  ],
  seo: {
    indexing: 'navigable',
    metatags: {'og:image': '/cover.png'},
    paths: [{path: 'guide/v1', metatags: {robots: 'noindex'}}],
    organization: {name: 'Acme', url: 'https://acme.example', sameAs: ['https://github.com/acme']},
  },
  metadata: {timestamp: true, 'application-name': 'Acme docs'},
  thumbnails: {appearance: 'dark', background: '/thumbnail.png'},
  markdown: {instructions: 'Amounts are in cents. Every request needs a key.', schema: true},
  analytics: {plausible: {domain: 'docs.acme.example'}},
  public: false,
  integrations: {
    lectern: {
      siteUrl: 'https://docs.acme.example',
      consent: 'required',
      analytics: {respectDnt: true},
      history: {'openapi.yaml': [{date: '2026-03-01', file: 'history/openapi-2026-03.yaml'}]},
    },
  },
};
