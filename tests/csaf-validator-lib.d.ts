/* The part of BSI's validator that the tests use; the package has no types for its entries. */

declare module '@secvisogram/csaf-validator-lib/extended.js' {
  type DocumentTest = (document: object) => unknown
  const tests: Record<string, DocumentTest>
  export = tests
}

declare module '@secvisogram/csaf-validator-lib/validate.js' {
  type TestResult = { name: string; isValid: boolean; errors: { instancePath: string; message: string }[] }
  export default function validate(
    tests: readonly ((document: object) => unknown)[],
    document: object,
  ): Promise<{ isValid: boolean; tests: TestResult[] }>
}
