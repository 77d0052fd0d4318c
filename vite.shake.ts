import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out what the site does not use of React Router, which is most of it: three
 * quarters stay only because every context and component is given a name for developer tools, and
 * because no call in it is marked as free of side effects.
 */
export const shakeRouter = (): Plugin => ({
  name: 'shake-router',
  apply: 'build',
  transform: {
    filter: { id: /[/]node_modules[/]react-router[/]/u },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = ".*";$/gmu, '')
        .replaceAll(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/gu, '= /* @__PURE__ */ '),
  },
})

/**
 * Takes seedrandom's generator as a module: what is for other loaders, and for draws of double
 * precision, which no rule asks for, stays behind.
 */
export const shakeSeedrandom = (): Plugin => ({
  name: 'shake-seedrandom',
  apply: 'build',
  transform: {
    filter: { id: /[/]seedrandom[/]lib[/]tychei\.js$/u },
    handler(code) {
      const found = /^function XorGen[\s\S]*^function impl[\s\S]*?^\}/mu.exec(code)
      if (!found) throw new Error('seedrandom is not written as it was')
      return `${found[0].replace(/^ {2}prng\.double = [\s\S]*?^ {2}\};/mu, '')}\nexport default impl`
    },
  },
})
