interface Policy {
  createScriptURL(text: string): string;
}

const factory = (globalThis as {trustedTypes?: {createPolicy(name: string, rules: Policy): Policy}}).trustedTypes;
let policy: Policy | undefined;

/**
 * Adds a script of a provider to the page. Rejects if a policy or an extension blocks it, or its file is missing. A
 * host page with Trusted Types must allow the policy `lectern-analytics`.
 */
export function loadScript(src: string, attributes: Readonly<Record<string, string>> = {}): Promise<void> {
  return new Promise((done, fail) => {
    policy ??= factory?.createPolicy('lectern-analytics', {createScriptURL: text => text}) ?? {
      createScriptURL: text => text,
    };
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.async = true;
    script.addEventListener('load', () => done());
    script.addEventListener('error', () => fail(new Error(`The browser cannot load ${src}.`)));
    script.src = policy.createScriptURL(src);
    document.head.append(script);
  });
}
