import type {ColorMode} from '../../base/read-marked-mode.js';
/** Colors of one code theme, as hexadecimal numbers without `#`. */
export interface Palette {
  readonly mode: ColorMode;
  readonly surface: string;
  readonly text: string;
  readonly comment: string;
  readonly keyword: string;
  readonly string: string;
  readonly number: string;
  readonly title: string;
  readonly attribute: string;
  readonly meta: string;
}

// Published editor themes, reduced to one color per role: mode, background, text, comment, keyword, string, number,
// title, attribute, meta.
const themes: Readonly<Record<string, string>> = {
  'github-light': 'light ffffff 1f2328 59636e cf222e 0a3069 0550ae 6639ba 0550ae 1f2328',
  'github-dark': 'dark 0d1117 e6edf3 9198a1 ff7b72 a5d6ff 79c0ff d2a8ff 79c0ff e6edf3',
  'github-dark-dimmed': 'dark 212830 d1d7e0 9198a1 f47067 96d0ff 6cb6ff dcbdfb 6cb6ff d1d7e0',
  'one-light': 'light fafafa 383a42 a0a1a7 a626a4 50a14f 986801 4078f2 e45649 383a42',
  'one-dark-pro': 'dark 282c34 abb2bf 7f848e c678dd 98c379 d19a66 61afef e06c75 abb2bf',
  dracula: 'dark 282a36 f8f8f2 6272a4 ff79c6 f1fa8c bd93f9 50fa7b 66d9ef f8f8f2',
  'dracula-soft': 'dark 282a36 f6f6f4 7b7f8b f286c4 e7ee98 bf9eee 62e884 97e1f1 f6f6f4',
  nord: 'dark 2e3440 d8dee9 616e88 81a1c1 a3be8c b48ead 88c0d0 8fbcbb 81a1c1',
  monokai: 'dark 272822 f8f8f2 88846f f92672 e6db74 ae81ff a6e22e 66d9ef f8f8f2',
  'solarized-light': 'light fdf6e3 657b83 93a1a1 859900 2aa198 d33682 268bd2 b58900 657b83',
  'solarized-dark': 'dark 002b36 839496 586e75 859900 2aa198 d33682 268bd2 b58900 839496',
  'catppuccin-latte': 'light eff1f5 4c4f69 7c7f93 8839ef 40a02b fe640b 1e66f5 df8e1d 7c7f93',
  'catppuccin-frappe': 'dark 303446 c6d0f5 949cbb ca9ee6 a6d189 ef9f76 8caaee e5c890 949cbb',
  'catppuccin-macchiato': 'dark 24273a cad3f5 939ab7 c6a0f6 a6da95 f5a97f 8aadf4 eed49f 939ab7',
  'catppuccin-mocha': 'dark 1e1e2e cdd6f4 9399b2 cba6f7 a6e3a1 fab387 89b4fa f9e2af 9399b2',
  'tokyo-night': 'dark 1a1b26 a9b1d6 51597d bb9af7 9ece6a ff9e64 7aa2f7 73daca 89ddff',
  'night-owl': 'dark 011627 d6deeb 637777 c792ea ecc48d f78c6c 82aaff addb67 7fdbca',
  'vitesse-light': 'light ffffff 393a34 a0ada0 1e754f b56959 2f798a 59873a 998418 999999',
  'vitesse-dark': 'dark 121212 dbd7ca 758575 4d9375 c98a7d 4c9a91 80a665 bd976a 666666',
  'vitesse-black': 'dark 000000 dbd7ca 758575 4d9375 c98a7d 4c9a91 80a665 bd976a 666666',
  'material-theme': 'dark 263238 eeffff 546e7a c792ea c3e88d f78c6c 82aaff ffcb6b 89ddff',
  'material-theme-darker': 'dark 212121 eeffff 545454 c792ea c3e88d f78c6c 82aaff ffcb6b 89ddff',
  'material-theme-lighter': 'light fafafa 90a4ae 90a4ae 9c3eda 91b859 f76d47 6182b8 e2931d 39adb5',
  'material-theme-ocean': 'dark 0f111a babed8 464b5d c792ea c3e88d f78c6c 82aaff ffcb6b 89ddff',
  'material-theme-palenight': 'dark 292d3e babed8 676e95 c792ea c3e88d f78c6c 82aaff ffcb6b 89ddff',
  'min-light': 'light ffffff 24292e c2c3c5 d32f2f 22863a 1976d2 6f42c1 b05a00 24292e',
  'min-dark': 'dark 1f1f1f b392f0 6b737c f97583 ffab70 79b8ff b392f0 9db1c5 b392f0',
  'light-plus': 'light ffffff 000000 008000 af00db a31515 098658 795e26 001080 000000',
  'dark-plus': 'dark 1e1e1e d4d4d4 6a9955 c586c0 ce9178 b5cea8 dcdcaa 9cdcfe d4d4d4',
  'slack-ochin': 'light ffffff 002339 357b42 7b30d0 a44185 174781 7eb233 b1108e 7b30d0',
  'slack-dark': 'dark 222222 e6e6e6 6a9955 569cd6 ce9178 b5cea8 dcdcaa 9cdcfe e6e6e6',
  'rose-pine': 'dark 191724 e0def4 6e6a86 31748f f6c177 ebbcba ebbcba c4a7e7 908caa',
  'rose-pine-moon': 'dark 232136 e0def4 6e6a86 3e8fb0 f6c177 ea9a97 ea9a97 c4a7e7 908caa',
  'rose-pine-dawn': 'light faf4ed 575279 9893a5 286983 ea9d34 d7827e d7827e 907aa9 797593',
  'gruvbox-dark-medium': 'dark 282828 ebdbb2 928374 fb4934 b8bb26 d3869b fabd2f 8ec07c a89984',
  'gruvbox-light-medium': 'light fbf1c7 3c3836 928374 9d0006 79740e 8f3f71 b57614 427b58 7c6f64',
  'everforest-dark': 'dark 2d353b d3c6aa 859289 e67e80 a7c080 d699b6 dbbc7f 7fbbb3 859289',
  'everforest-light': 'light fdf6e3 5c6a72 939f91 f85552 8da101 df69ba dfa000 3a94c5 939f91',
  'ayu-dark': 'dark 10141c bfbdb6 5a6673 ff8f40 aad94c d2a6ff ffb454 59c2ff bfbdb6',
  poimandres: 'dark 1b1e28 a6accd 767c9d 5de4c7 5de4c7 fffac2 add7ff 91b4d5 a6accd',
  'synthwave-84': 'dark 262335 bbbbbb 848bbd fede5d ff8b39 f97e72 36f9f6 ff7edb b6b1b1',
  andromeeda: 'dark 23262e d5ced9 a0a1a7 c74ded 96e072 f39c12 ffe66d 00e8c6 d5ced9',
  'aurora-x': 'dark 07090f bbbbbb 546e7a c792ea c3e88d f78c6c 82aaff ffcb6b 86a5ff',
  houston: 'dark 17191e eef0f9 9197a8 54b9ff ffd493 4bf3c8 00daef acafff eef0f9',
  laserwave: 'dark 27212e ffffff 91889b 40b4c4 b4dce7 b381c5 eb64b9 74dfc4 91889b',
  plastic: 'dark 21252b a9b2c3 5f6672 e06c75 98c379 56b6c2 61afef e5c07b a9b2c3',
  'snazzy-light': 'light fafbfc 565869 adb1c2 f767bb cf9c00 2dae58 09a1ed f767bb 565869',
  red: 'dark 390000 f8f8f8 e7c0c0 f12727 cd8d8d 994646 fec758 9df39f f8f8f8',
};

/** Other names of the same themes. */
const aliases: Readonly<Record<string, string>> = {
  'github-light-default': 'github-light',
  'github-light-high-contrast': 'github-light',
  'github-dark-default': 'github-dark',
  'github-dark-high-contrast': 'github-dark',
  'one-dark': 'one-dark-pro',
  catppuccin: 'catppuccin-mocha',
  solarized: 'solarized-light',
  gruvbox: 'gruvbox-dark-medium',
  'gruvbox-dark-hard': 'gruvbox-dark-medium',
  'gruvbox-dark-soft': 'gruvbox-dark-medium',
  'gruvbox-light-hard': 'gruvbox-light-medium',
  'gruvbox-light-soft': 'gruvbox-light-medium',
};

export const paletteNames: readonly string[] = Object.keys(themes);

/** Returns whether the name stands for a theme whose colors come from CSS variables of the author. */
export function isVariablesTheme(name: string): boolean {
  return name.trim().toLowerCase() === 'css-variables';
}

/** Returns the colors of the theme with a name. Undefined for an unknown theme. */
export function findPalette(name: string): Palette | undefined {
  const key = name.trim().toLowerCase();
  const own = Object.hasOwn(aliases, key) ? (aliases[key] as string) : key;
  const text = Object.hasOwn(themes, own) ? themes[own] : undefined;
  if (text === undefined) return undefined;
  const [mode, surface, plain, comment, keyword, string, number, title, attribute, meta] = text.split(' ') as [
    ColorMode,
    ...[string, string, string, string, string, string, string, string, string],
  ];
  return {mode, surface, text: plain, comment, keyword, string, number, title, attribute, meta};
}
