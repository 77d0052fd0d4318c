/** The parts of the home page, in English. */
import type { Block } from '../schema.ts'

export const en: Block[] = [
  {
    kind: 'rows',
    id: 'tech-mastery',
    title: 'What I know well',
    lead: 'Few tools, known in depth. Each is here for a reason.',
    rows: [
      {
        icon: 'window',
        universe: 'code',
        title: 'Interfaces',
        strong: 'React, TypeScript, Vite, accessibility',
        text: 'Quick even on an old phone, and usable by keyboard.',
      },
      {
        icon: 'data',
        universe: 'code',
        title: 'Servers and data',
        strong: 'Node.js, PostgreSQL, REST APIs',
        text: 'Migrations one can undo, backups one knows how to restore.',
      },
      {
        icon: 'ia',
        universe: 'ia',
        title: 'Applied AI',
        strong: 'Claude, GPT, RAG, agents, evaluations',
        text: 'A model picked by measuring it on your own cases.',
      },
      {
        icon: 'flow',
        universe: 'plus',
        title: 'Automation',
        strong: 'n8n, webhooks, queues',
        text: 'Flows that pick up by themselves after a failure, and tell you.',
      },
      {
        icon: 'shield',
        universe: 'code',
        title: 'Infrastructure',
        strong: 'Docker, continuous integration, monitoring',
        text: 'A release a day, one command to go back.',
      },
    ],
  },
  {
    kind: 'doors',
    id: 'services-web',
    title: 'Five ways to work together, and an audit to do alone',
    lead: 'We will adjust as we talk.',
    doors: [
      {
        icon: 'window',
        universe: 'code',
        page: 'developpeur-full-stack-ia',
        text: 'From a brochure site to a business tool, with a back office that is easy to run.',
      },
      {
        icon: 'doc',
        universe: 'ia',
        page: 'consultant-rag-freelance',
        text: 'Your documents answer, and every answer names its source.',
      },
      {
        icon: 'chat',
        universe: 'ia',
        page: 'developpeur-chatbot-freelance',
        text: "An assistant that knows its limits: it can say “I don't know” and hand over to a person.",
      },
      {
        icon: 'layers',
        universe: 'ia',
        page: 'developpeur-agents-ia',
        text: 'Long tasks, tools with bounds, a record of every decision.',
      },
      {
        icon: 'flow',
        universe: 'plus',
        page: 'automatisation-n8n-freelance',
        text: "Monday's copying and pasting becomes a flow you can read through.",
      },
      {
        icon: 'gauge',
        universe: 'plus',
        page: 'audit-ia-gratuit',
        text: 'Six dimensions, from data to measurement: a score, what holds you back, and five ideas in order.',
      },
    ],
  },
  {
    kind: 'own',
    id: 'portfolio-experience',
    title: 'What a project looks like',
    lead: 'A problem, a choice, and a way of telling whether the choice was right.',
  },
  {
    kind: 'rows',
    id: 'devops-infrastructure',
    title: 'What happens once it is live',
    lead: 'The site in front of you is published and checked this way. Backups are about yours.',
    more: { page: 'activite-github', text: "This site's changes, counted and dated" },
    rows: [
      {
        icon: 'window',
        universe: 'code',
        title: 'Publishing',
        strong: 'A folder of files, a small server if need be',
        text: 'Pages are written ahead of time. They read without JavaScript and move to another host by being copied. A small server can complete the folder.',
      },
      {
        icon: 'shield',
        universe: 'code',
        title: 'Checks',
        strong: 'One command that refuses to publish',
        text: 'Types, dead links, accessibility in both themes, page weight: any single failure stops the release.',
      },
      {
        icon: 'data',
        universe: 'code',
        title: 'Backups',
        strong: 'A restore done in front of you',
        text: 'Before I hand over, we wipe the trial copy and rebuild it side by side. Until then nobody knows whether it works.',
      },
    ],
  },
  {
    kind: 'own',
    id: 'testimonials-links',
    title: 'Things you can check',
    more: { page: 'temoignages-clients', text: 'How testimonials come to be published here' },
  },
  {
    kind: 'own',
    id: 'tech-stack',
    title: 'Tools at work right here',
    more: { page: 'technologies', text: 'The other technologies, and what each is for' },
  },
  {
    kind: 'doors',
    id: 'projets-reference',
    title: 'Typical projects, sums included',
    lead: 'Worked examples, with figures waiting for yours.',
    doors: [
      {
        icon: 'doc',
        universe: 'ia',
        page: 'cas-usage-rag-documentation',
        text: 'An answer with its passage, and nothing the reader has no right to see.',
      },
      {
        icon: 'chat',
        universe: 'ia',
        page: 'cas-usage-chatbot-support',
        text: 'What an assistant can settle alone, and when somebody takes the conversation over.',
      },
      {
        icon: 'flow',
        universe: 'plus',
        page: 'cas-usage-automatisation-rh',
        text: "A flow fills in the papers; deciding stays somebody's job.",
      },
      {
        icon: 'gauge',
        universe: 'plus',
        page: 'workflow-generation-reports',
        text: 'A Monday summary whose figures come from queries, never from the model.',
      },
    ],
  },
  {
    kind: 'doors',
    id: 'prestations-ia',
    title: 'When AI itself is the question',
    doors: [
      {
        icon: 'ia',
        universe: 'ia',
        page: 'ia',
        text: 'All the services, and a sum that tells whether the project pays for itself.',
      },
      {
        icon: 'gauge',
        universe: 'ia',
        page: 'consultant-llm-entreprise',
        text: 'Two or three models, your cases, a single table to read the choice from.',
      },
      {
        icon: 'layers',
        universe: 'ia',
        page: 'expert-fine-tuning',
        text: 'Training a model, once better instructions have been shown to fall short.',
      },
      {
        icon: 'key',
        universe: 'plus',
        page: 'expert-finops-ia',
        text: 'A model bill brought down to the price of one useful answer.',
      },
    ],
  },
  {
    kind: 'steps',
    id: 'dev-approach',
    title: 'Four stages, one thread',
    steps: [
      {
        title: 'Frame',
        text: 'One conversation, then one page: the need, and what the project will leave out.',
      },
      {
        title: 'Prototype',
        text: 'A tiny version on your data. We measure before going on.',
      },
      {
        title: 'Build',
        text: 'Short deliveries, online. You try them, I correct them.',
      },
      {
        title: 'Hand over',
        text: 'Documentation, tests, access. You can carry on without me.',
      },
    ],
  },
  {
    kind: 'offers',
    id: 'tarifs',
    title: 'The price is written down before we start',
    lead: 'All on quote, in euros. A worked example, at a rate for you to replace: 17 days × €600 = €10,200.',
    more: { page: 'tjm-tarifs-developpeur-ia', text: 'All seventeen days, line by line' },
    offers: [
      {
        title: 'Framing',
        text: 'To decide before spending.',
        points: [
          'Interview and review of what exists',
          'A written scope',
          'Forty real cases with their right answers',
        ],
      },
      {
        title: 'Building',
        text: 'To ship something useful.',
        points: [
          'A fixed price per stage',
          'A demonstration at each stage',
          'Code, tests and documentation',
        ],
      },
      {
        title: 'Staying on',
        text: 'To make it last.',
        points: ['Days booked by the month', 'Monitoring and updates', 'Training for your team'],
      },
    ],
  },
]
