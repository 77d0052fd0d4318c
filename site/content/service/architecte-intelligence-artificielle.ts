import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: "Où placer l'IA dans notre système d'information, et comment pouvoir la retirer ?",
    en: 'Where does AI belong in our systems, and how could we take it out again?',
  },
  fr: {
    title: 'Architecte IA freelance : relier un modèle à votre système',
    description:
      "Je dessine la place de l'IA dans votre système d'information : données, modèles, droits d'accès, pannes prévues. Chaque choix est écrit et peut être revu.",
    heading: 'Une IA qui tient dans votre système',
    name: 'Architecte IA',
    hint: "Où placer l'IA dans votre système, et comment pouvoir la retirer.",
    lead: "L'IA se place à côté de vos logiciels, derrière une porte unique, jamais au milieu. Le modèle n'est qu'une pièce : autour, il faut des données à jour, des droits respectés, un journal lisible et une conduite prévue en cas de panne. Je dessine cet ensemble avec vos équipes, j'écris la raison de chaque choix et j'essaie le retrait.",
    blocks: [
      {
        kind: 'steps',
        id: 'archi-semaines',
        title: 'Sept semaines, du plan au débranchement',
        steps: [
          {
            title: 'Semaines 1 et 2 : relever',
            text: 'Les flux réels, dans les journaux et chez les gens. Le schéma officiel est comparé, les écarts sont datés.',
          },
          {
            title: 'Semaine 3 : situer',
            text: 'Pour chaque usage envisagé : source de vérité, droits, délai supportable, conduite sans IA. Certains changent de place.',
          },
          {
            title: 'Semaines 4 et 5 : décider',
            text: 'Une décision par page, discutée avec sécurité, exploitation et métier. Les désaccords restent écrits.',
          },
          {
            title: 'Semaines 6 et 7 : prouver',
            text: "Un seul usage, de bout en bout, en préproduction. Puis on le retire, et l'on mesure ce qui casse.",
          },
        ],
      },
      {
        kind: 'rows',
        id: 'archi-livre',
        title: 'Ce qui reste dans vos murs',
        lead: 'Des fichiers texte, dans votre dépôt, modifiables sans moi.',
        rows: [
          {
            icon: 'layers',
            universe: 'code',
            title: 'Trois vues',
            strong: 'Données, droits, pannes',
            text: "Dessinées à partir de fichiers, donc corrigées comme du code et comparées d'une version à l'autre.",
          },
          {
            icon: 'doc',
            universe: 'plus',
            title: 'Les décisions',
            strong: 'Dix à vingt pages datées',
            text: 'Contexte, choix, ce qui le ferait changer. La plus utile est souvent celle qui dit non.',
          },
          {
            icon: 'key',
            universe: 'code',
            title: 'La passerelle',
            strong: 'Un prototype qui tourne',
            text: 'Une porte vers tous les modèles : clés, quotas, journal, masquage des données personnelles.',
          },
          {
            icon: 'flow',
            universe: 'ia',
            title: 'La fiche de retrait',
            strong: 'Essayée, chronométrée',
            text: "Qui coupe quoi, ce que voient les utilisateurs, ce que l'on garde, ce que l'on efface.",
          },
        ],
      },
      {
        kind: 'fit',
        id: 'archi-fit',
        title: 'Un architecte est-il nécessaire ?',
        yes: {
          title: 'Il vous évite des regrets si',
          points: [
            'Trois services branchent chacun leur modèle, avec trois clés',
            "L'IA toucherait à des données de clients, de patients ou de salariés",
            "Un progiciel ancien doit participer, et personne n'ose le modifier",
          ],
        },
        no: {
          title: 'Passez-vous-en si',
          points: [
            'Un seul outil, un seul service : un développeur suffit',
            'Votre éditeur livre la fonction et en répond par contrat',
            "Un appel d'offres réclame un schéma que personne ne compte construire",
          ],
        },
      },
      {
        kind: 'questions',
        id: 'archi-questions',
        title: 'Posées par les directions',
        questions: [
          {
            question: 'Combien de temps ces choix resteront-ils valables ?',
            answer:
              'Les modèles changent en quelques mois, vos données et vos droits en quelques années. Le plan les sépare : chaque décision porte une date de relecture, proche pour les premiers, lointaine pour les autres.',
          },
          {
            question: 'Travaillez-vous avec notre intégrateur ?',
            answer:
              "Oui, s'il est dans la pièce dès la semaine 1. Je ne relis pas son travail en secret, et mes pages lui sont destinées autant qu'à vous.",
          },
        ],
      },
    ],
  },
  en: {
    title: 'Freelance AI architect: fitting a model into your systems',
    description:
      'Where AI belongs among your data, applications and permissions, and what happens when it fails. You get diagrams, written decisions and a way back out.',
    heading: 'AI that fits the systems you have',
    name: 'AI architect',
    hint: 'Where AI belongs in your systems, and how you could take it out again.',
    lead: 'AI belongs beside your applications, behind a single door, and never in the middle. The model is the small part. Around it sit the data that feeds it, the permissions it must respect, the logs you read afterwards and the plan for a day without it. I draw that picture with your team, record the reasons, and rehearse the removal.',
    blocks: [
      {
        kind: 'steps',
        id: 'archi-semaines',
        title: 'Seven weeks, from plan to unplugging',
        steps: [
          {
            title: 'Weeks 1 and 2: survey',
            text: 'Real flows, from logs and from people. The official diagram is held against them and gaps are dated.',
          },
          {
            title: 'Week 3: place',
            text: 'For every use in mind: source of truth, rights, tolerable delay, what people do without AI. Some of them move.',
          },
          {
            title: 'Weeks 4 and 5: decide',
            text: 'A page per decision, argued with security, operations and the business. Disagreement stays on record.',
          },
          {
            title: 'Weeks 6 and 7: prove',
            text: 'One use, end to end, in staging. Then we take it away and measure what breaks.',
          },
        ],
      },
      {
        kind: 'rows',
        id: 'archi-livre',
        title: 'What stays within your walls',
        lead: 'Text files in your repository that need nobody like me to edit.',
        rows: [
          {
            icon: 'layers',
            universe: 'code',
            title: 'Three views',
            strong: 'Data, rights, failures',
            text: 'Drawn from files, hence corrected like code and compared from one version to the next.',
          },
          {
            icon: 'doc',
            universe: 'plus',
            title: 'The decisions',
            strong: 'Ten to twenty dated pages',
            text: 'Context, choice, what would change it. Often the most useful of them says no.',
          },
          {
            icon: 'key',
            universe: 'code',
            title: 'The gateway',
            strong: 'A prototype that runs',
            text: 'One door to every model: keys, quotas, log, masking of personal data.',
          },
          {
            icon: 'flow',
            universe: 'ia',
            title: 'The removal sheet',
            strong: 'Rehearsed against the clock',
            text: 'Who switches what off, what users see, what is kept and what erased.',
          },
        ],
      },
      {
        kind: 'fit',
        id: 'archi-fit',
        title: 'Is an architect called for?',
        yes: {
          title: 'It spares you regrets if',
          points: [
            'Three departments are each plugging in a model with a key of their own',
            'AI would touch data about customers, patients or staff',
            'An old software package has to take part, and no one dares change it',
          ],
        },
        no: {
          title: 'Do without if',
          points: [
            'It is one tool for one department: a developer is enough',
            'Your software vendor ships the feature and answers for it by contract',
            'A tender wants a diagram that nobody intends to build',
          ],
        },
      },
      {
        kind: 'questions',
        id: 'archi-questions',
        title: 'Asked by management',
        questions: [
          {
            question: 'How long will these choices hold?',
            answer:
              'Models change within months, your data and permissions within years. The plan keeps them apart: each decision has a date for review, near for the former and distant for the latter.',
          },
          {
            question: 'Will you work with our integrator?',
            answer:
              'Gladly, as long as they are in the room from week 1. I do not review their work in secret, and my pages are written for them as much as for you.',
          },
        ],
      },
    ],
  },
  related: [
    'architecture-ia-production',
    'consultant-llm-entreprise',
    'evaluateur-projet-ia',
    'securite-ia-entreprise',
    'processus-collaboration',
  ],
})
