/** Whether docs.json lets components of the project run. What is no JSON lets nothing run. */
export function runsComponents(docs: string): boolean {
  try {
    const run: unknown = JSON.parse(docs).integrations.lectern.run;
    return run === 'components' || (Array.isArray(run) && run.includes('components'));
  } catch {
    return false;
  }
}
