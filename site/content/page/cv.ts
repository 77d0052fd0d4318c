import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'CV de développeur web et IA : parcours et compétences',
    description:
      'Un CV lisible et imprimable : compétences, parcours, formation. Les entrées affichées sont des exemples, à remplacer par celles du propriétaire du site.',
    heading: 'Parcours et compétences',
    name: 'CV',
    hint: 'Une page à imprimer, dont les entrées sont des exemples à remplacer.',
    lead: "Les postes, dates et formations qui figurent ici sont des exemples, signalés comme tels : ils attendent ceux du propriétaire du site. La mise en page, elle, est prête. Elle se lit d'un coup d'œil, se parcourt au clavier et s'imprime proprement. Ne fondez aucune décision de recrutement sur cette version ; demandez le document complet par message.",
    blocks: [
      {
        kind: 'timeline',
        id: 'experience',
        title: 'Expérience',
        lead: "Trois entrées d'exemple : elles montrent la forme, pas un parcours.",
        sample: true,
        entries: [
          {
            period: 'Année à Année',
            title: 'Intitulé du poste',
            place: "Nom de l'organisation",
            text: "Une phrase sur la mission, une sur ce qui a été livré, une sur ce que l'équipe en a gardé.",
          },
          {
            period: 'Année à Année',
            title: 'Intitulé de la mission',
            place: "Secteur de l'entreprise",
            text: 'Le problème de départ, la solution retenue et les outils employés, sans nom de client.',
          },
          {
            period: 'Année',
            title: 'Diplôme ou formation',
            place: 'Établissement',
            text: "Ce qui sert encore aujourd'hui dans le travail, en une phrase.",
          },
        ],
      },
      {
        kind: 'rows',
        id: 'skills',
        title: 'Compétences',
        rows: [
          {
            icon: 'code',
            universe: 'code',
            title: 'Développement web',
            strong: 'React, TypeScript, Node.js',
            text: 'Interfaces accessibles, applications métier, interfaces de programmation documentées.',
          },
          {
            icon: 'ia',
            universe: 'ia',
            title: 'Intelligence artificielle',
            strong: 'RAG, agents, évaluation, fine-tuning',
            text: 'Du choix du modèle à sa surveillance en production, jeu de tests compris.',
          },
          {
            icon: 'flow',
            universe: 'plus',
            title: 'Automatisation',
            strong: 'n8n, webhooks, planification',
            text: 'Des flux relus, versionnés et repris après erreur.',
          },
        ],
      },
    ],
  },
  en: {
    title: 'Web and AI developer CV: experience and skills',
    description:
      "A readable, printable CV with skills, experience and education. The entries on show are examples, waiting to be replaced by the site owner's own.",
    heading: 'Experience and skills',
    name: 'CV',
    hint: 'A page made for printing, filled with examples to be replaced.',
    lead: 'Please read this page as a template. Its jobs, dates and diplomas are labelled examples and describe nobody; the owner of the site will put real ones in their place. What you can judge already is the form: one column, plain headings, a clean printout. For an actual career history, send a message and ask.',
    blocks: [
      {
        kind: 'timeline',
        id: 'experience',
        title: 'Experience',
        lead: 'Three sample entries: they show the layout, not a career.',
        sample: true,
        entries: [
          {
            period: 'Year to year',
            title: 'Job title',
            place: 'Name of the organisation',
            text: 'One sentence on the assignment, one on what was delivered, one on what the team kept.',
          },
          {
            period: 'Year to year',
            title: 'Assignment',
            place: 'Line of business',
            text: 'The problem at the start, the answer chosen and the tools used, with no client named.',
          },
          {
            period: 'Year',
            title: 'Degree or training',
            place: 'School',
            text: 'What still serves in daily work, in one sentence.',
          },
        ],
      },
      {
        kind: 'rows',
        id: 'skills',
        title: 'Skills',
        rows: [
          {
            icon: 'code',
            universe: 'code',
            title: 'Web development',
            strong: 'React, TypeScript, Node.js',
            text: 'Accessible interfaces, business applications, documented programming interfaces.',
          },
          {
            icon: 'ia',
            universe: 'ia',
            title: 'Artificial intelligence',
            strong: 'RAG, agents, evaluation, fine-tuning',
            text: 'From picking the model to watching it in production, test set included.',
          },
          {
            icon: 'flow',
            universe: 'plus',
            title: 'Automation',
            strong: 'n8n, webhooks, scheduling',
            text: 'Flows that are reviewed, versioned and resumed after an error.',
          },
        ],
      },
    ],
  },
  related: ['profile', 'technologies', 'portfolio-projets-cas-etudes', 'vcard', 'contact'],
})
