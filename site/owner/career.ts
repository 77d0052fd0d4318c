import type { Career } from './schema.ts'

/** Posts, studies and languages. A sample: sectors and roles, nobody's life. */
const career: Career = {
  sample: true,
  updated: '2026-11-22',
  label: {
    fr: 'Développement web et conseil en IA, en indépendant',
    en: 'Freelance web developer and AI consultant',
  },
  summary: {
    fr: "Je construis des applications web et des outils d'IA avec les équipes qui s'en serviront. J'ai d'abord développé des interfaces et des services, puis tenu une équipe et la mise en production qui va avec. Aujourd'hui, je travaille surtout sur la recherche dans des documents, l'évaluation de modèles et les flux automatisés : un essai court, un jeu de questions écrit par le métier, puis une décision.",
    en: 'I build web applications and AI tools with the teams who will use them. Interfaces and services came first, then a team to lead and a production system to answer for. These days most of my work is document search, model evaluation and automated flows: a short trial, a set of questions written by the people who know the job, then a decision.',
  },
  workplace: {
    fr: 'À distance, et sur place quand il faut voir',
    en: 'Remote, and on site when it has to be seen',
  },
  availability: { fr: 'À indiquer', en: 'To be filled in' },
  work: [
    {
      position: { fr: 'Indépendant', en: 'Freelance' },
      name: { fr: 'Développement web et IA appliquée', en: 'Web development and applied AI' },
      startDate: '2024-03',
      summary: {
        fr: "Cadrer un besoin, livrer un premier essai mesuré, laisser à l'équipe le code et le jeu de questions.",
        en: 'Frame a need, deliver a first measured trial, leave the team the code and the set of questions.',
      },
      highlights: [
        {
          fr: 'Recherche dans des procédures internes, chaque réponse avec son passage',
          en: 'Search across internal procedures, every answer shown with its passage',
        },
        {
          fr: "Tri d'une boîte de support, confirmé par une personne avant tout envoi",
          en: 'Sorting of a support inbox, confirmed by a person before anything goes out',
        },
        {
          fr: 'Reprise de flux n8n : erreurs signalées, versions gardées, relances manuelles',
          en: 'Overhaul of n8n flows: errors reported, versions kept, manual restarts',
        },
      ],
      keywords: ['RAG', 'Agents', 'n8n', 'TypeScript'],
    },
    {
      position: { fr: 'Responsable technique', en: 'Technical lead' },
      name: {
        fr: "Entreprise d'exemple (santé, 80 personnes)",
        en: 'Sample company (healthcare, 80 people)',
      },
      startDate: '2021-07',
      endDate: '2024-02',
      summary: {
        fr: "Une équipe de six, une plateforme en service et les choix d'architecture qui l'accompagnent.",
        en: 'A team of six, a platform in service and the design decisions that come with it.',
      },
      highlights: [
        {
          fr: 'Recherche de dossiers refaite : index, classement, droits vérifiés à chaque requête',
          en: 'Record search rebuilt: index, ranking, access rights checked on every query',
        },
        {
          fr: "Audit d'accessibilité, puis corrections suivies écran par écran",
          en: 'Accessibility audit, then fixes followed screen by screen',
        },
        {
          fr: 'Astreinte partagée, avec un compte rendu écrit après chaque incident',
          en: 'Shared on-call duty, with a written review after each incident',
        },
      ],
      keywords: ['PostgreSQL', 'TypeScript', 'n8n', { fr: 'RGAA', en: 'WCAG' }],
    },
    {
      position: { fr: 'Développeur principal', en: 'Senior developer' },
      name: {
        fr: "Entreprise d'exemple (services, 200 personnes)",
        en: 'Sample company (services, 200 people)',
      },
      startDate: '2018-01',
      endDate: '2021-06',
      summary: {
        fr: 'Trois applications métier tenues de bout en bout, du premier atelier à la maintenance.',
        en: 'Three business applications carried end to end, from the first workshop to maintenance.',
      },
      highlights: [
        {
          fr: 'Formulaires longs découpés en étapes, brouillons conservés hors connexion',
          en: 'Long forms split into steps, drafts kept while offline',
        },
        {
          fr: 'Tests et mise en ligne automatisés pour les trois applications',
          en: 'Tests and releases automated for all three applications',
        },
      ],
      keywords: ['Node', 'React', 'SQL'],
    },
    {
      position: { fr: 'Développeur', en: 'Developer' },
      name: {
        fr: "Entreprise d'exemple (édition de logiciels, 25 personnes)",
        en: 'Sample company (software publisher, 25 people)',
      },
      startDate: '2015-01',
      endDate: '2017-12',
      summary: {
        fr: 'Un produit vendu à des PME : catalogues, recherche interne, documentation.',
        en: 'A product sold to small companies: catalogues, internal search, documentation.',
      },
      highlights: [
        {
          fr: 'Import de catalogues de fournisseurs, lignes en erreur rendues avec leur motif',
          en: 'Import of supplier catalogues, faulty lines returned with the reason',
        },
        {
          fr: 'Documentation reprise avec le support, question par question',
          en: 'Documentation rewritten with the support desk, one question at a time',
        },
      ],
      keywords: ['PHP', 'SQL'],
    },
  ],
  education: [
    {
      area: { fr: "Études d'informatique", en: 'Computer science' },
      studyType: { fr: 'Diplôme à indiquer', en: 'Degree to be filled in' },
      institution: { fr: "Université d'exemple", en: 'Sample university' },
      startDate: '2012-01',
      endDate: '2014-12',
      summary: {
        fr: 'Bases de données, réseaux, algorithmique ; mémoire sur la recherche dans des archives numérisées.',
        en: 'Databases, networks, algorithms; a dissertation on searching digitised archives.',
      },
    },
  ],
  languages: [
    {
      code: 'fr',
      language: { fr: 'Français', en: 'French' },
      fluency: { fr: 'langue maternelle (exemple)', en: 'native (sample)' },
    },
    {
      code: 'en',
      language: { fr: 'Anglais', en: 'English' },
      fluency: { fr: 'travail courant (exemple)', en: 'working fluency (sample)' },
    },
  ],
}

export default career
