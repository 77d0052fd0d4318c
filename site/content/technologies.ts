/**
 * What each technology is for, in one line. To be named is neither a partnership nor a requirement;
 * the day they were checked is that of the page, `page/technologies`.
 */
import { english, french } from './typography.ts'

export interface TechnologyUse {
  /** Key of its tile. */
  readonly icon: string
  readonly fr: string
  readonly en: string
  /** Whether this very site is made or tested with it. */
  readonly here?: true
  /** Id of the page that says more. */
  readonly page?: string
}

export interface TechnologyFamily {
  readonly id: string
  readonly universe: 'code' | 'ia' | 'plus'
  readonly fr: string
  readonly en: string
  readonly uses: readonly TechnologyUse[]
}

const use = (
  icon: string,
  fr: string,
  en: string,
  more: Pick<TechnologyUse, 'here' | 'page'> = {},
) => ({
  icon,
  fr: french(fr),
  en: english(en),
  ...more,
})
const HERE = { here: true } as const

export const TECHNOLOGY_FAMILIES: readonly TechnologyFamily[] = [
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
      use('sql', 'Interroger une base sans la recopier.', 'Asking a database without copying it.'),
      use(
        'bash',
        'De petites tâches de serveur, en quelques lignes.',
        'Small server tasks in a few lines.',
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
  {
    id: 'modeles',
    universe: 'ia',
    fr: 'Modèles et exécution',
    en: 'Models and where they run',
    uses: [
      use('openai', 'Les modèles GPT, par API.', 'The GPT models, by API.', {
        page: 'openai-vs-anthropic-vs-google-comparatif-llm-2025',
      }),
      use('claude', "Les modèles d'Anthropic, par API.", 'The models of Anthropic, by API.', {
        page: 'expert-claude-ai-freelance',
      }),
      use('googlegemini', 'Les modèles de Google, par API.', 'The models of Google, by API.', {
        page: 'comparatif-llm-2025',
      }),
      use(
        'mistralai',
        'Des modèles européens, ouverts ou par API.',
        'European models, open or by API.',
      ),
      use(
        'huggingface',
        'Trouver et télécharger des modèles ouverts.',
        'Finding and downloading open models.',
      ),
      use(
        'ollama',
        'Un modèle ouvert sur sa propre machine.',
        'An open model on a machine of your own.',
      ),
      use(
        'vllm',
        'Servir un modèle ouvert à plusieurs à la fois.',
        'Serving an open model to many at once.',
      ),
      use(
        'onnx',
        "Faire passer un modèle d'un outil à l'autre.",
        'Moving a model from one tool to another.',
      ),
    ],
  },
  {
    id: 'orchestration',
    universe: 'ia',
    fr: 'Agents et orchestration',
    en: 'Agents and orchestration',
    uses: [
      use(
        'langchain',
        'Enchaîner modèles, outils et documents.',
        'Chaining models, tools and documents.',
        { page: 'langchain-vs-llamaindex-comparatif-2025' },
      ),
      use('langgraph', 'Des agents décrits comme un graphe.', 'Agents described as a graph.', {
        page: 'creer-agents-ia-autonomes-langgraph-2025',
      }),
      use(
        'llamaindex',
        'Indexer des documents pour un modèle.',
        'Indexing documents for a model.',
        { page: 'faq-difference-langchain-llamaindex' },
      ),
      use('crewai', 'Plusieurs agents, chacun son rôle.', 'Several agents, each with a role.', {
        page: 'comparatif-agents-ia',
      }),
      use(
        'modelcontextprotocol',
        'Brancher un outil une fois, pour plusieurs modèles.',
        'Connecting a tool once, for several models.',
        { page: 'glossaire-tool-calling' },
      ),
    ],
  },
  {
    id: 'apprentissage',
    universe: 'ia',
    fr: 'Apprentissage et données',
    en: 'Learning and data',
    uses: [
      use('pytorch', 'Entraîner et adapter des réseaux.', 'Training and adapting networks.', {
        page: 'lora-qlora-fine-tuning-economique',
      }),
      use('tensorflow', 'Des réseaux, aussi sur téléphone.', 'Networks, on phones as well.'),
      use(
        'scikitlearn',
        "L'apprentissage classique, souvent suffisant.",
        'Classic machine learning, often enough.',
      ),
      use('jupyter', 'Explorer des données, notes à côté.', 'Exploring data with notes beside it.'),
      use('numpy', 'Le calcul sur de grands tableaux.', 'Arithmetic on large arrays.'),
      use('pandas', 'Nettoyer et croiser des tableaux.', 'Cleaning and joining tables.'),
    ],
  },
  {
    id: 'bases-vectorielles',
    universe: 'ia',
    fr: 'Bases vectorielles',
    en: 'Vector databases',
    uses: [
      use('pinecone', 'Base vectorielle hébergée.', 'A hosted vector database.', {
        page: 'pinecone-vs-weaviate-vs-qdrant-comparatif-bases-vectorielles',
      }),
      use(
        'weaviate',
        'Vecteurs et mots-clés dans une même requête.',
        'Vectors and keywords in one query.',
      ),
      use(
        'qdrant',
        'Base vectorielle ouverte, filtres précis.',
        'An open vector database, precise filters.',
        { page: 'comparatif-bases-vectorielles' },
      ),
      use(
        'milvus',
        'Base vectorielle pour de très grands volumes.',
        'A vector database for very large volumes.',
      ),
      use(
        'chroma',
        'Base vectorielle légère, pour un prototype.',
        'A light vector database for a prototype.',
      ),
    ],
  },
  {
    id: 'bases-de-donnees',
    universe: 'plus',
    fr: 'Bases de données et flux',
    en: 'Databases and streams',
    uses: [
      use(
        'postgresql',
        'La base par défaut, vecteurs par extension.',
        'The default database, vectors by extension.',
        { page: 'workflows/integration/postgresql' },
      ),
      use(
        'mysql',
        'La base de beaucoup de sites existants.',
        'The database of many existing sites.',
      ),
      use('sqlite', 'Une base dans un seul fichier.', 'A database in a single file.'),
      use('mongodb', 'Des documents de forme variable.', 'Documents whose shape varies.'),
      use('redis', 'Mémoire partagée, cache et files.', 'Shared memory, cache and queues.'),
      use(
        'supabase',
        'PostgreSQL, comptes et fichiers, hébergés.',
        'PostgreSQL, accounts and files, hosted.',
      ),
      use(
        'elasticsearch',
        'La recherche dans de gros volumes de texte.',
        'Search in large volumes of text.',
      ),
      use('neo4j', 'Des données reliées entre elles.', 'Data linked to other data.', {
        page: 'graphes-connaissances-ia',
      }),
      use(
        'apachekafka',
        "Des flux d'événements entre systèmes.",
        'Streams of events between systems.',
      ),
    ],
  },
  {
    id: 'hebergement',
    universe: 'plus',
    fr: 'Hébergement et livraison',
    en: 'Hosting and delivery',
    uses: [
      use(
        'docker',
        'Le même environnement partout, dans une image.',
        'The same environment everywhere, in an image.',
      ),
      use(
        'kubernetes',
        'Faire tourner beaucoup de conteneurs.',
        'Running a great many containers.',
      ),
      use(
        'terraform',
        "L'infrastructure écrite, donc relue.",
        'Infrastructure in writing, so it is reviewed.',
      ),
      use(
        'githubactions',
        'Tests et livraison à chaque modification.',
        'Tests and delivery at every change.',
      ),
      use('github', 'Héberger et relire le code.', 'Hosting and reviewing code.'),
      use(
        'gitlab',
        'Le même travail, aussi sur vos serveurs.',
        'The same work, on your servers as well.',
      ),
      use('vercel', 'Publier un site à chaque modification.', 'Publishing a site at every change.'),
      use(
        'cloudflare',
        'Cache, protection et code en périphérie.',
        'Cache, protection and code at the edge.',
      ),
      use(
        'amazonwebservices',
        'Serveurs, stockage et modèles à la demande.',
        'Servers, storage and models on demand.',
        { page: 'expert-finops-ia' },
      ),
      use('googlecloud', 'Les mêmes briques, chez Google.', 'The same pieces, at Google.'),
    ],
  },
  {
    id: 'services',
    universe: 'plus',
    fr: 'Automatisation et services à relier',
    en: 'Automation and services to connect',
    uses: [
      use(
        'n8n',
        'Des automatisations, aussi sur vos serveurs.',
        'Automations, on your servers as well.',
        { page: 'automatisation-n8n-freelance' },
      ),
      use('zapier', 'Relier deux services sans code.', 'Connecting two services without code.'),
      use(
        'notion',
        'Documents et bases à lire ou à remplir.',
        'Documents and tables to read or fill in.',
        { page: 'workflows/integration/notion' },
      ),
      use(
        'slack',
        'Prévenir une équipe, demander un accord.',
        'Telling a team, asking for approval.',
        { page: 'workflows/integration/slack' },
      ),
      use('whatsapp', 'Répondre là où sont vos clients.', 'Answering where your customers are.'),
      use('zoom', 'Réunions, et leurs comptes rendus.', 'Meetings, and their minutes.'),
      use('linkedin', 'Profils et messages professionnels.', 'Professional profiles and messages.'),
      use(
        'wordpress',
        'Publier sur un site déjà en place.',
        'Publishing on a site already in place.',
      ),
      use('stripe', "L'encaissement, et ce qu'il déclenche.", 'Payments, and what they set off.'),
    ],
  },
]
