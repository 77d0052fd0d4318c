/** What this project declares itself, and what it says of it. */
import { ts } from '@ts-morph/common'

export const isOwn = (node: ts.Declaration): boolean =>
  !node.getSourceFile().fileName.includes('/node_modules/')

/** What a name stands for where it was declared, not where it was imported. */
export const symbolOf = (name: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined => {
  const symbol = checker.getSymbolAtLocation(name)
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

/** Its comment, without numbers of rules: those are for tests. */
export const commentOf = (symbol: ts.Symbol, checker: ts.TypeChecker): string =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\[[\d.]+\] ?/gu, '')
