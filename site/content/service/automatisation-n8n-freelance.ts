import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-22',
  question: {
    fr: 'Que change un spécialiste n8n par rapport au flux que je dessinerais moi-même ?',
    en: 'What does an n8n specialist add to the workflow I could draw myself?',
  },
  fr: {
    title: 'Freelance n8n : des flux qui reprennent après une panne',
    description:
      'Je construis vos flux n8n : déclencheurs, contrôles, reprises après erreur, alertes, documentation. Chez vous ou sur n8n Cloud, avec relecture humaine.',
    heading: 'Les copier-coller du lundi, en flux n8n',
    name: 'Automatisation n8n',
    hint: 'Des flux lisibles, qui préviennent quand ils échouent.',
    lead: "Dessiner un flux n8n va vite ; prévoir ses échecs prend le reste du temps, et c'est ce que vous m'achetez. Que se passe-t-il si le CRM ne répond pas, si le même message arrive deux fois, si la pièce jointe est vide ? Je traite ces cas, je les provoque devant vous et je vous apprends à lire le flux.",
    blocks: [
      {
        kind: 'steps',
        id: 'n8n-semaines',
        title: 'Un flux, trois semaines',
        lead: 'Pour un flux de taille moyenne, deux logiciels reliés et une relecture.',
        steps: [
          {
            title: 'Jours 1 et 2 : regarder',
            text: "La tâche se fait sous mes yeux, deux fois, par la personne qui la connaît. Je note les exceptions qu'elle ne voit plus.",
          },
          {
            title: 'Semaine 1 : le chemin droit',
            text: "Le cas ordinaire tourne sur une copie de vos données. Rien ne s'écrit encore dans vos outils.",
          },
          {
            title: 'Semaine 2 : les pannes',
            text: "Reprises, doublons, pièces manquantes, alerte. Chaque panne est provoquée, et l'on regarde qui est prévenu.",
          },
          {
            title: 'Semaine 3 : à quatre mains',
            text: 'Le flux propose, votre équipe valide chaque envoi. La validation se retire plus tard, si les chiffres le permettent.',
          },
        ],
      },
      {
        kind: 'offers',
        id: 'n8n-offres',
        title: 'Trois points de départ',
        offers: [
          {
            title: 'Un premier flux',
            text: 'Une tâche, de bout en bout.',
            points: [
              "Flux et flux d'erreur",
              "Une page de mode d'emploi",
              'Une heure de prise en main',
            ],
          },
          {
            title: 'Une remise en état',
            text: 'Vos flux existent et tombent.',
            points: [
              'Inventaire et points faibles',
              'Doublons, reprises, alertes',
              'Noms clairs, export versionné',
            ],
          },
          {
            title: 'Une installation',
            text: 'n8n sur votre serveur.',
            points: [
              'Base, sauvegarde, restauration',
              'Comptes et droits par équipe',
              'Procédure de mise à jour essayée',
            ],
          },
        ],
      },
      {
        kind: 'fit',
        id: 'n8n-fit',
        title: 'n8n, un script ou rien',
        yes: {
          title: 'n8n convient quand',
          points: [
            "Plusieurs logiciels s'échangent des données, et ils ont une API",
            'Une personne de chez vous veut lire et modifier le parcours',
            'Quelques minutes de retard ne gênent personne',
          ],
        },
        no: {
          title: 'Évitez-le quand',
          points: [
            'Un réglage de vos logiciels fait déjà le travail : je vous le montrerai',
            "Il faut répondre en moins d'une seconde, des milliers de fois : c'est du code",
            "Vous voulez revendre le flux comme service : la licence se lit d'abord",
          ],
        },
      },
      {
        kind: 'questions',
        id: 'n8n-questions',
        title: 'Sur la suite',
        questions: [
          {
            question: 'Et si vous disparaissez ?',
            answer:
              "Les flux sont des fichiers JSON dans votre dépôt, les identifiants restent dans votre instance, la documentation dit quoi vérifier chaque mois. N'importe quel praticien de n8n reprend de là.",
          },
          {
            question: "Faut-il mettre de l'IA dans le flux ?",
            answer:
              "Seulement à l'étape qui lit du texte libre : trier un message, extraire une date. Le reste se règle par des conditions, qui ne coûtent rien et répondent toujours pareil.",
          },
        ],
      },
    ],
  },
  en: {
    title: 'Freelance n8n automation: workflows that survive failures',
    description:
      "I build n8n workflows with retries, checks, alerts and documentation, on your server or n8n Cloud. A person approves whatever shouldn't leave unattended.",
    heading: "Monday's copy-paste, turned into n8n",
    name: 'n8n automation',
    hint: 'Workflows you can read, and that tell you when they break.',
    lead: 'The happy path of an n8n workflow is quick to draw. What you pay me for is the rest: a CRM that times out, a message delivered twice, an attachment with nothing in it. I handle those cases, set each of them off in front of you, and make sure somebody on your side can follow a run.',
    blocks: [
      {
        kind: 'steps',
        id: 'n8n-semaines',
        title: 'One workflow, three weeks',
        lead: 'For something of middling size: two applications joined, one approval.',
        steps: [
          {
            title: 'Days 1 and 2: watch',
            text: 'Somebody who knows the task does it twice while I look on. I write down the exceptions they stopped noticing.',
          },
          {
            title: 'Week 1: the straight road',
            text: 'The ordinary case runs on a copy of your data. Nothing is written to your tools yet.',
          },
          {
            title: 'Week 2: the breakdowns',
            text: 'Retries, duplicates, missing files, alerts. We cause each failure and see who gets told.',
          },
          {
            title: 'Week 3: side by side',
            text: 'The workflow suggests and your team approves every send. Approval comes off later, should the figures allow.',
          },
        ],
      },
      {
        kind: 'offers',
        id: 'n8n-offres',
        title: 'Three places to start',
        offers: [
          {
            title: 'A first workflow',
            text: 'One task, end to end.',
            points: [
              'The workflow and its error workflow',
              'A page of instructions',
              'An hour to get the hang of it',
            ],
          },
          {
            title: 'A repair',
            text: 'You have workflows, and they fall over.',
            points: [
              'Inventory and weak spots',
              'Duplicates, retries, alerts',
              'Clear names, exports in version control',
            ],
          },
          {
            title: 'An installation',
            text: 'n8n on a server of yours.',
            points: [
              'Database, backup, a restore that worked',
              'Accounts and rights by team',
              'A rehearsed upgrade',
            ],
          },
        ],
      },
      {
        kind: 'fit',
        id: 'n8n-fit',
        title: 'n8n, a script or nothing',
        yes: {
          title: 'n8n suits you when',
          points: [
            'Several applications exchange data, and each has an API',
            'Somebody in-house wants to read the path and change it',
            'A delay of some minutes bothers no one',
          ],
        },
        no: {
          title: 'Leave it when',
          points: [
            'A setting in software you own does it already: I will show you',
            'Replies are due in under a second, thousands of times: that is code',
            'You mean to sell the workflow as a service: read the licence beforehand',
          ],
        },
      },
      {
        kind: 'questions',
        id: 'n8n-questions',
        title: 'What comes after',
        questions: [
          {
            question: 'What if you vanish?',
            answer:
              'Workflows are JSON files in your repository, credentials stay in your instance, and the notes say what to check each month. Any n8n practitioner can pick it up from there.',
          },
          {
            question: 'Does the workflow need AI?',
            answer:
              'Only where free text is read: sorting a message, pulling out a date. Conditions take care of the rest; they cost nothing and always give the same result.',
          },
        ],
      },
    ],
  },
  related: [
    'workflows',
    'bibliotheque-templates-workflows',
    'expert-automatisation-workflows',
    'workflow-qualification-leads',
    'workflow-studio',
  ],
})
