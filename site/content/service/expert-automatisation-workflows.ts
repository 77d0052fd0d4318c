import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-22',
  question: {
    fr: 'Que faut-il automatiser dans une procédure, avec quel outil, et que faut-il laisser ?',
    en: 'What in a procedure is worth automating, with which tool, and what should stay?',
  },
  fr: {
    title: 'Expert en automatisation de workflows : moins de ressaisie',
    description:
      "Je repère les tâches répétées, je choisis l'outil qui convient et j'automatise ce qui peut l'être : script, flux visuel ou IA, avec un contrôle humain.",
    heading: 'Automatiser ce qui se répète vraiment',
    name: 'Expert automatisation',
    hint: "La tâche d'abord, l'outil ensuite, l'IA si elle est utile.",
    lead: "Ce qui se répète à l'identique devient un script ; ce qui passe d'un logiciel à l'autre, un flux ; ce qui demande de lire et de juger, une étape d'IA relue par quelqu'un. Le reste se supprime ou reste à une personne. Je commence par regarder la tâche en entier, car bien des étapes ont une raison que personne n'a écrite.",
    blocks: [
      {
        kind: 'fit',
        id: 'auto-fit',
        title: 'Prêt à automatiser ?',
        yes: {
          title: "La procédure s'y prête si",
          points: [
            'Deux personnes la décrivent de la même façon, à peu de chose près',
            'Elle revient au moins chaque semaine et laisse une trace quelque part',
            "Quelqu'un peut décider d'en retirer une étape",
          ],
        },
        no: {
          title: 'Attendez si',
          points: [
            'Le logiciel concerné change dans les six mois',
            "La procédure sert à rattraper un défaut qu'il vaudrait mieux corriger",
            'Elle tient en une heure par mois : écrivez-la, cela suffira',
          ],
        },
      },
      {
        kind: 'steps',
        id: 'auto-semaines',
        title: 'Observer, couper, automatiser, surveiller',
        steps: [
          {
            title: 'Semaine 1 : observer',
            text: 'Trois exécutions complètes, chez trois personnes. Je note chaque clic, chaque attente, chaque question au voisin.',
          },
          {
            title: 'Semaine 2 : couper',
            text: 'Chaque étape défend sa place devant ceux qui la font. Les suppressions sont essayées à la main pendant cinq jours.',
          },
          {
            title: 'Semaines 3 à 5 : automatiser',
            text: "Une étape à la fois, la plus ennuyeuse d'abord. Les autres continuent comme avant.",
          },
          {
            title: 'Semaine 6 : surveiller',
            text: "Alertes, compteur, reprise à la main répétée avec deux collègues. Un mois plus tard, une visite d'une heure.",
          },
        ],
      },
      {
        kind: 'offers',
        id: 'auto-offres',
        title: "On peut s'arrêter après chacune",
        offers: [
          {
            title: 'La carte',
            text: 'Une semaine.',
            points: [
              'Toutes les étapes, chronométrées',
              "Les règles que personne n'avait écrites",
              'Ce qui peut disparaître',
            ],
          },
          {
            title: 'La coupe',
            text: 'Une semaine, sans une ligne de code.',
            points: [
              'La procédure raccourcie',
              'Un essai de cinq jours à la main',
              'Le temps gagné, relevé',
            ],
          },
          {
            title: 'La machine',
            text: 'Trois à cinq semaines.',
            points: [
              'Scripts et flux dans votre dépôt',
              'Un journal par exécution',
              'Un mode manuel qui marche',
            ],
          },
        ],
      },
      {
        kind: 'questions',
        id: 'auto-questions',
        title: 'Ce qui inquiète',
        questions: [
          {
            question: 'Mes collègues vont-ils le vivre comme une menace ?',
            answer:
              "Si on le fait sans eux, oui. Ils choisissent la première étape à automatiser et gardent le bouton d'arrêt. Ce qui sera fait du temps rendu se dit avant, par vous.",
          },
          {
            question: 'Quel outil utilisez-vous ?',
            answer:
              'Celui que votre équipe saura ouvrir : souvent n8n pour les flux, TypeScript pour les scripts, parfois une formule de tableur qui suffisait depuis le début.',
          },
        ],
      },
    ],
  },
  en: {
    title: 'Workflow automation expert: fewer steps typed by hand',
    description:
      'I find the repeated tasks, choose a suitable tool and automate what can be: a script, a visual workflow or an AI step, with a person where it matters.',
    heading: 'Automate the work that truly repeats',
    name: 'Workflow automation expert',
    hint: 'The task first, the tool second, AI only where it helps.',
    lead: 'Predictable steps belong in a script. Steps that join several applications belong in a visual workflow. Steps that call for reading and judgement may suit an AI model, with somebody checking. Whatever is left gets deleted or stays with a person. Sorting a procedure along those lines is most of my job, and it begins with watching.',
    blocks: [
      {
        kind: 'fit',
        id: 'auto-fit',
        title: 'Ready to automate?',
        yes: {
          title: 'The procedure lends itself if',
          points: [
            'Two people describe it in much the same way',
            'It comes round weekly at least, and leaves a trace somewhere',
            'Somebody has the power to take a step out',
          ],
        },
        no: {
          title: 'Wait if',
          points: [
            'The software involved will be replaced within six months',
            'It exists to catch a defect that had better be mended',
            'It adds up to an hour a month: write it down and leave it there',
          ],
        },
      },
      {
        kind: 'steps',
        id: 'auto-semaines',
        title: 'Watch, cut, automate, keep an eye',
        steps: [
          {
            title: 'Week 1: watch',
            text: 'Three full runs by three people. I write down every click, every wait, every question to a neighbour.',
          },
          {
            title: 'Week 2: cut',
            text: 'Each step defends its place before those who carry it out. Deletions are tried by hand for five days.',
          },
          {
            title: 'Weeks 3 to 5: automate',
            text: 'A single step at a time, dullest first. The others go on as they were.',
          },
          {
            title: 'Week 6: keep an eye',
            text: 'Alerts, a counter, and taking over by hand rehearsed with two colleagues. A month on, I visit for an hour.',
          },
        ],
      },
      {
        kind: 'offers',
        id: 'auto-offres',
        title: 'You can stop after any of these',
        offers: [
          {
            title: 'The map',
            text: 'A single week.',
            points: ['All the steps, timed', 'Rules that nobody had written', 'What could go'],
          },
          {
            title: 'The cut',
            text: 'One week, not a line of code.',
            points: [
              'A shorter procedure',
              'Five days of trying it by hand',
              'Time gained, as recorded',
            ],
          },
          {
            title: 'The machine',
            text: 'Three to five weeks.',
            points: [
              'Scripts and workflows in your repository',
              'A log of each run',
              'A manual mode that works',
            ],
          },
        ],
      },
      {
        kind: 'questions',
        id: 'auto-questions',
        title: 'What worries people',
        questions: [
          {
            question: 'Will my colleagues feel threatened?',
            answer:
              'They will if it happens without them. They choose which step goes first and keep the stop button. What becomes of the time given back is for you to say, beforehand.',
          },
          {
            question: 'Which tool do you use?',
            answer:
              'One that your team will know how to open: often n8n for workflows, TypeScript for scripts, and at times a spreadsheet formula that would have done from the start.',
          },
        ],
      },
    ],
  },
  related: [
    'automatisation-n8n-freelance',
    'workflows',
    'agentic-ai-workflows',
    'cas-usage-automatisation-rh',
    'audit-ia-gratuit',
  ],
})
