/** Technologies of the web. */
import { HERE, use, type TechnologyFamily } from './technology-use.ts'

export const CODE_FAMILIES: readonly TechnologyFamily[] = [
  {
    id: 'langages',
    universe: 'code',
    fr: 'Langages',
    en: 'Languages',
    uses: [
      use(
        'typescript',
        'Du JavaScript vérifié avant de tourner.',
        'JavaScript, checked before it runs.',
        HERE,
      ),
      use(
        'javascript',
        'Le langage de tous les navigateurs.',
        'The language of every browser.',
        HERE,
      ),
      use(
        'python',
        "Le langage courant de la donnée et de l'IA.",
        'The usual language of data and AI.',
      ),
      use('rust', 'Du code rapide, sûr pour la mémoire.', 'Fast code that is safe with memory.'),
      use(
        'go',
        'Des services réseau simples à déployer.',
        'Network services that are simple to deploy.',
      ),
      use('php', 'Sites et boutiques déjà en place.', 'Websites and shops already in place.'),
      use(
        'html5',
        'La structure des pages, lue par tous les outils.',
        'The structure of pages, read by every tool.',
        HERE,
      ),
      use('css', 'Mise en page, thèmes, mouvement.', 'Layout, themes, motion.', HERE),
      use(
        'sql',
        'Interroger une base sans la recopier.',
        'Asking a database without copying it.',
        HERE,
      ),
      use(
        'bash',
        'De petites tâches de serveur, en quelques lignes.',
        'Small server tasks in a few lines.',
        HERE,
      ),
    ],
  },
  {
    id: 'interfaces',
    universe: 'code',
    fr: 'Interfaces',
    en: 'Interfaces',
    uses: [
      use('react', 'Des interfaces faites de composants.', 'Interfaces made of components.', {
        here: true,
        page: 'developpeur-full-stack-ia',
      }),
      use(
        'nextdotjs',
        'Des sites React rendus côté serveur.',
        'React sites rendered on the server.',
      ),
      use(
        'vuedotjs',
        'Des interfaces à adopter page par page.',
        'Interfaces to adopt one page at a time.',
      ),
      use('svelte', 'Des composants compilés, très légers.', 'Compiled components, very light.'),
      use(
        'angular',
        'De grandes applications d’équipe, cadrées.',
        'Large team applications with firm rules.',
      ),
      use(
        'astro',
        'Des sites de contenu presque sans script.',
        'Content sites with hardly any script.',
      ),
      use(
        'vite',
        'Construire et servir le code du navigateur.',
        'Building and serving browser code.',
        HERE,
      ),
      use('tailwindcss', 'Des styles écrits dans le balisage.', 'Styles written in the markup.'),
      use(
        'storybook',
        'Montrer et tester chaque composant seul.',
        'Showing and testing each component alone.',
        HERE,
      ),
      use('threedotjs', 'De la 3D dans une page.', '3D inside a page.'),
      use('d3', 'Des graphiques dessinés à partir des données.', 'Charts drawn from the data.'),
    ],
  },
  {
    id: 'serveur',
    universe: 'code',
    fr: 'Serveur et API',
    en: 'Server and API',
    uses: [
      use('nodedotjs', 'JavaScript côté serveur.', 'JavaScript on the server.', HERE),
      use(
        'deno',
        'Du TypeScript exécuté avec des permissions.',
        'TypeScript run with permissions.',
      ),
      use(
        'bun',
        'Exécuter et empaqueter du JavaScript, vite.',
        'Running and bundling JavaScript, fast.',
      ),
      use(
        'express',
        'Le serveur Node.js que beaucoup connaissent.',
        'The Node.js server that many already know.',
      ),
      use(
        'hono',
        'Un petit serveur, le même en périphérie.',
        'A small server, the same at the edge.',
        HERE,
      ),
      use(
        'fastapi',
        'Des API Python, documentées d’elles-mêmes.',
        'Python APIs that document themselves.',
      ),
      use(
        'django',
        'Applications Python avec administration.',
        'Python applications with an admin area.',
      ),
      use(
        'graphql',
        'Demander les seuls champs utiles.',
        'Asking for the fields one needs, no more.',
      ),
      use('prisma', 'Une base SQL, lue avec des types.', 'A SQL database, read with types.'),
    ],
  },
  {
    id: 'qualite',
    universe: 'code',
    fr: 'Qualité',
    en: 'Quality',
    uses: [
      use(
        'vitest',
        'Les tests des règles, en quelques secondes.',
        'Tests of the rules, within seconds.',
        HERE,
      ),
      use('playwright', 'Les tests dans un vrai navigateur.', 'Tests in a real browser.', HERE),
      use(
        'eslint',
        'Signaler les erreurs courantes du code.',
        'Pointing out common mistakes in code.',
      ),
      use('git', "L'historique de chaque modification.", 'The history of every change.', {
        here: true,
        page: 'activite-github',
      }),
    ],
  },
]
