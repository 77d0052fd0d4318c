/** Technologies of automation and operations. */
import { HERE, use, type TechnologyFamily } from './technology-use.ts'

export const PLUS_FAMILIES: readonly TechnologyFamily[] = [
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
      use('sqlite', 'Une base dans un seul fichier.', 'A database in a single file.', HERE),
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
        { here: true, page: 'automatisation-n8n-freelance' },
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
