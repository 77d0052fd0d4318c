import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Développeur web et IA freelance : sites et applications',
    description:
      'Je conçois, développe et mets en ligne des sites rapides, des applications métier et des IA reliées à vos outils. Une seule personne, prix sur devis.',
    heading: 'Des sites rapides. Des IA qui rendent service.',
    name: 'Développement web',
    hint: 'Sites, applications métier et IA, du croquis à la mise en ligne.',
    lead: "Je conçois, je développe et je mets en production : du site vitrine à l'agent branché sur vos outils. Une seule personne vous suit, du croquis à la mise en ligne. Le prix est écrit avant de commencer, le code vous appartient, et ce que l'IA fera mal, je vous le dis d'emblée.",
    blocks: [
      {
        kind: 'rows',
        id: 'tech-mastery',
        title: 'Ce que je maîtrise',
        lead: "Peu d'outils, connus à fond. Chacun est là pour une raison.",
        rows: [
          {
            icon: 'window',
            universe: 'code',
            title: 'Interfaces',
            strong: 'React, TypeScript, Vite, accessibilité',
            text: 'Rapides même sur un vieux téléphone, utilisables au clavier.',
          },
          {
            icon: 'data',
            universe: 'code',
            title: 'Serveurs et données',
            strong: 'Node.js, PostgreSQL, API REST',
            text: "Des migrations réversibles, des sauvegardes que l'on sait restaurer.",
          },
          {
            icon: 'ia',
            universe: 'ia',
            title: 'IA appliquée',
            strong: 'Claude, GPT, RAG, agents, évaluations',
            text: 'Un modèle choisi par la mesure, sur vos propres cas.',
          },
          {
            icon: 'flow',
            universe: 'plus',
            title: 'Automatisation',
            strong: "n8n, webhooks, files d'attente",
            text: 'Des flux qui reprennent seuls après une panne, et qui préviennent.',
          },
          {
            icon: 'shield',
            universe: 'code',
            title: 'Infrastructure',
            strong: 'Docker, intégration continue, supervision',
            text: 'Une mise en ligne par jour, un retour arrière en une commande.',
          },
        ],
      },
      {
        kind: 'doors',
        id: 'services-web',
        title: 'Six façons de travailler ensemble',
        lead: 'On ajustera en parlant.',
        doors: [
          {
            icon: 'window',
            universe: 'code',
            page: 'developpeur-full-stack-ia',
            text: "Du site vitrine à l'outil métier, avec un back-office simple à tenir.",
          },
          {
            icon: 'doc',
            universe: 'ia',
            page: 'consultant-rag-freelance',
            text: 'Vos documents répondent, et chaque réponse cite sa source.',
          },
          {
            icon: 'chat',
            universe: 'ia',
            page: 'developpeur-chatbot-freelance',
            text: 'Il connaît ses limites : il sait dire « je ne sais pas » et passer la main.',
          },
          {
            icon: 'layers',
            universe: 'ia',
            page: 'developpeur-agents-ia',
            text: 'Des tâches longues, des outils bornés, une trace de chaque décision.',
          },
          {
            icon: 'flow',
            universe: 'plus',
            page: 'automatisation-n8n-freelance',
            text: 'Les copier-coller du lundi deviennent un flux que vous pouvez relire.',
          },
          {
            icon: 'gauge',
            universe: 'plus',
            page: 'audit-ia-gratuit',
            text: "Coûts, qualité, sécurité : ce qui marche, ce qui coûte, quoi faire d'abord.",
          },
        ],
      },
      {
        kind: 'steps',
        id: 'dev-approach',
        title: 'Quatre temps, un seul fil',
        steps: [
          {
            title: 'Cadrer',
            text: 'Un échange, puis une page : le besoin, et ce que le projet ne fera pas.',
          },
          {
            title: 'Prototyper',
            text: 'Une version minuscule sur vos données. On mesure avant la suite.',
          },
          {
            title: 'Construire',
            text: 'Des livraisons courtes, en ligne. Vous testez, je corrige.',
          },
          {
            title: 'Transmettre',
            text: 'Documentation, tests, accès. Vous pouvez continuer sans moi.',
          },
        ],
      },
      {
        kind: 'offers',
        id: 'tarifs',
        title: 'Le prix est écrit avant de commencer',
        lead: 'Chaque projet est chiffré sur devis, en euros.',
        offers: [
          {
            title: 'Cadrage',
            text: "Pour décider avant d'investir.",
            points: [
              "Entretien et lecture de l'existant",
              'Note de cadrage',
              'Devis détaillé, poste par poste',
            ],
          },
          {
            title: 'Construction',
            text: 'Pour livrer quelque chose qui sert.',
            points: [
              'Prix ferme par étape',
              'Démonstration à chaque étape',
              'Code, tests et documentation',
            ],
          },
          {
            title: 'Accompagnement',
            text: 'Pour faire durer.',
            points: [
              'Jours réservés, au mois',
              'Supervision et mises à jour',
              "Formation de l'équipe",
            ],
          },
        ],
      },
    ],
  },
  en: {
    title: 'Freelance web and AI developer: sites and applications',
    description:
      'I design, build and launch fast websites, business applications and AI connected to your tools. You deal with one person, and prices come on quote.',
    heading: 'Fast sites. AI that earns its keep.',
    name: 'Web development',
    hint: 'Sites, business apps and AI, from first sketch to launch.',
    lead: 'Pages that open quickly on an old phone. Business tools your team can learn in a morning. AI features tested on your own cases before anyone relies on them. I design, write and launch all three, and you speak to the same person throughout. You own the code, and you know the price before I start.',
    blocks: [
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
        title: 'Six ways to work together',
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
            text: "It knows its limits: it can say “I don't know” and hand over to a person.",
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
            text: 'Cost, quality, security: what works, what is expensive, what to do first.',
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
        lead: 'Every project is quoted, in euros.',
        offers: [
          {
            title: 'Framing',
            text: 'To decide before spending.',
            points: [
              'Interview and review of what exists',
              'A written scope',
              'A quote, item by item',
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
            points: [
              'Days booked by the month',
              'Monitoring and updates',
              'Training for your team',
            ],
          },
        ],
      },
    ],
  },
  related: [
    'ia',
    'developpeur-full-stack-ia',
    'audit-ia-gratuit',
    'portfolio-projets-cas-etudes',
    'processus-collaboration',
    'contact',
  ],
})
