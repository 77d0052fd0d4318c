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
