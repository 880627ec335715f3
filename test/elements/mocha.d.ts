// The few Mocha globals of the tests, because Mocha's types are a separate package.
declare function describe(name: string, cases: () => void): void;
declare function it(name: string, run: () => void | Promise<void>): void;
declare function before(run: () => void | Promise<void>): void;
declare function beforeEach(run: () => void | Promise<void>): void;
declare function afterEach(run: () => void | Promise<void>): void;
declare function after(run: () => void | Promise<void>): void;
