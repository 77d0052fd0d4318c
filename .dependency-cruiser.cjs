/** Who may import whom. `spec/architecture.spec.ts` runs these rules, and fails when nothing was read. */
const swc = require('@swc/core')

// Its parser takes every file for one without JSX; ours are told apart by their names.
const { parseFileSync } = swc
swc.parseFileSync = (file, options) =>
  parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') })

const inside = (...folders) => folders.map((folder) => `^${folder}/`)
const packages = (...names) => names.map((name) => `(^|/)node_modules/(@types/)?${name}/`)
const LANGUAGE_AND_ROUTER = ['i18next', 'react-i18next', 'react-router', 'react-router-dom']

module.exports = {
  forbidden: [
    {
      name: 'every import is found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'nothing depends on itself through others',
      severity: 'error',
      // The engine's states, commands and events name each other's types, which are gone when it runs.
      from: { path: inside('ui', 'site') },
      to: { circular: true },
    },
    {
      name: 'engine stands alone',
      severity: 'error',
      from: { path: '^engine/', pathNot: '^engine/cli/' },
      to: { pathNot: [...inside('engine'), ...packages('seedrandom')] },
    },
    {
      name: 'the engine’s command line may also use Node',
      severity: 'error',
      from: { path: '^engine/cli/' },
      to: { pathNot: inside('engine'), dependencyTypesNot: ['core'] },
    },
    {
      name: 'engine is entered by its door',
      severity: 'error',
      from: { pathNot: ['^engine/', '^spec/'] },
      to: { path: '^engine/', pathNot: '^engine/index\\.ts$' },
    },
    {
      name: 'ui knows engine and nothing above itself',
      severity: 'error',
      from: { path: '^ui/' },
      to: { path: inside('site', 'stories', 'spec') },
    },
    {
      name: 'what any project could use does not know Opale',
      severity: 'error',
      from: { path: '^ui/', pathNot: '^ui/companion/' },
      to: { path: inside('ui/companion', 'engine') },
    },
    {
      name: 'ui has no language and no router',
      severity: 'error',
      from: { path: '^ui/' },
      to: { path: packages(...LANGUAGE_AND_ROUTER) },
    },
    {
      name: 'ui is entered by its doors',
      severity: 'error',
      from: { pathNot: ['^ui/', '^spec/'] },
      to: {
        path: '^ui/',
        pathNot: [
          '^ui/index\\.ts$',
          '^ui/(companion/)?[^/]+/index\\.ts$',
          '^ui/theme/',
          // Doors without styles: what the build draws, it draws in Node.
          '^ui/companion/character/(markup|moods|stages)\\.ts$',
          '^ui/icon/paths\\.ts$',
          '^ui/opal-gradient/opal\\.ts$',
          // A page holds the states of a moment still: it wears what a button wears in them.
          '^ui/button/(button\\.css|hover)\\.ts$',
        ],
      },
    },
    {
      name: 'components of the site are entered by their doors',
      severity: 'error',
      from: { path: '^site/', pathNot: '^site/components/' },
      to: {
        path: '^site/components/',
        pathNot: '^site/components/[^/]+/(index|markup|sheets)\\.ts$',
      },
    },
    {
      name: 'components of the site are handed what they show',
      severity: 'error',
      from: { path: '^site/components/' },
      to: {
        path: [...inside('site'), ...packages(...LANGUAGE_AND_ROUTER)],
        pathNot: inside('site/components'),
      },
    },
    {
      name: 'content is data',
      severity: 'error',
      // Its reader also opens files.
      from: { path: '^site/content/', pathNot: '^site/content/texts-on-disk\\.ts$' },
      to: {
        pathNot: [
          ...inside('site/content', 'site/workflows'),
          ...packages('zod', 'fastest-levenshtein'),
        ],
      },
    },
    {
      name: 'what the owner says is data',
      severity: 'error',
      from: { path: '^site/owner/' },
      to: {
        pathNot: [
          '^site/(identity|routes/language|content/(missing|typography|check/.*))\\.ts$',
          ...inside('site/owner'),
          ...packages('zod'),
        ],
      },
    },
    {
      name: 'search stands alone',
      severity: 'error',
      from: { path: '^site/search/' },
      to: { pathNot: [...inside('site/search'), ...packages('fastest-levenshtein')] },
    },
    {
      name: 'weighing and costing stand alone',
      severity: 'error',
      from: { path: inside('site/weighing', 'site/costing') },
      to: {
        pathNot: inside('site/weighing', 'site/costing'),
      },
    },
    {
      name: 'contact stands alone',
      severity: 'error',
      from: { path: '^site/contact/' },
      to: {
        pathNot: [
          ...inside('site/contact'),
          '^site/(i18n/date|routes/language)\\.ts$',
          ...packages('zod'),
        ],
      },
    },
    {
      name: 'audience stands alone',
      severity: 'error',
      from: { path: '^site/audience/' },
      to: {
        pathNot: [...inside('site/audience'), '^site/routes/language\\.ts$', ...packages('zod')],
      },
    },
    {
      name: 'what tools compute knows no page and no browser',
      severity: 'error',
      from: { path: '^site/tools/' },
      to: { pathNot: [...inside('site/tools'), '^site/routes/language\\.ts$'] },
    },
    {
      name: 'the workflow library knows nothing of the site around it',
      severity: 'error',
      from: { path: '^site/workflows/' },
      to: {
        path: '^(site|ui|engine)/',
        pathNot: [...inside('site/workflows'), '^site/routes/language\\.ts$'],
      },
    },
    {
      name: 'the workflow library runs wherever JavaScript does',
      severity: 'error',
      from: { path: '^site/workflows/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'share cards know colours and nothing else of the site',
      severity: 'error',
      from: { path: '^site/share-card/' },
      to: { pathNot: [...inside('site/share-card'), '^ui/theme/tokens\\.ts$'] },
    },
    {
      name: 'the owner’s area is drawn from what the server hands it',
      severity: 'error',
      from: { path: '^site/desk/' },
      to: {
        path: '^(site|engine)/',
        pathNot: [
          ...inside('site/components', 'site/desk', 'site/contact', 'site/audience'),
          '^site/i18n/(use-words|number|date)\\.ts$',
          '^site/routes/language\\.ts$',
          '^site/ports/storage-keys\\.ts$',
        ],
      },
    },
    {
      name: 'the server shows no page but the owner’s: it reads what the build wrote',
      severity: 'error',
      from: { path: '^site/server/' },
      to: {
        path: '^(site|ui|engine)/',
        pathNot: [
          '^site/(server|contact|audience)/',
          // Screens by their door, whose styles are in the sheet.
          '^site/desk/[^/]*\\.ts$',
          '^site/seo/qr-code\\.ts$',
          '^site/i18n/date\\.ts$',
          '^site/routes/(address|language|move)\\.ts$',
          // The library is searched as its pages search it.
          '^site/workflows/library/(filter|words-of)\\.ts$',
          '^ui/theme/tokens\\.ts$',
        ],
      },
    },
    {
      name: 'stories show ui and pages',
      severity: 'error',
      from: { path: '^stories/' },
      to: {
        path: inside('site', 'spec'),
        pathNot:
          '^site/(components|pages|studio|workflows|layout|i18n|router|routes|tools|share-card|prerender/(markdown|map|scene)|content/(diagram|map|scene))',
      },
    },
    {
      name: 'nobody imports stories or spec',
      severity: 'error',
      from: { path: inside('engine', 'ui', 'site') },
      to: { path: inside('stories', 'spec') },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    // Other projects, which have the package where this one has its source.
    exclude: { path: '^spec/consumers/' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
