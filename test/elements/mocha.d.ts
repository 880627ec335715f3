// The few names of Mocha that the tests use; its types are a package of their own.
declare function describe(name: string, cases: () => void): void;
declare function it(name: string, run: () => void | Promise<void>): void;
declare function before(run: () => void | Promise<void>): void;
declare function beforeEach(run: () => void | Promise<void>): void;
declare function afterEach(run: () => void | Promise<void>): void;
declare function after(run: () => void | Promise<void>): void;
