import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Que faut-il décider avant de confier une tâche à un agent IA ?',
    en: 'What has to be decided before a task goes to an AI agent?',
  },
  fr: {
    title: "Développeur d'agents IA : des outils bornés, une trace",
    description:
      'Je développe des agents IA qui enchaînent des étapes avec vos outils : droits limités, budget, accord humain, journal de chaque décision.',
    heading: 'Des agents qui rendent des comptes',
    name: "Développeur d'agents IA",
    hint: 'Des tâches longues, des droits étroits, une trace de chaque décision.',
    lead: "Confier une tâche à un agent, c'est lui prêter des clés. Décidez donc ce qu'il peut lire, écrire et dépenser, puis les moments où il demande l'accord d'une personne. Je construis à partir de cette liste, et chaque étape laisse une trace. Si votre procédure ne varie jamais, un simple flux coûtera moins cher et surprendra moins.",
    blocks: [
      {
        kind: 'fit',
        id: 'agent-fit',
        title: "Avez-vous besoin d'un agent ?",
        yes: {
          title: 'Oui, probablement',
          points: [
            "Le chemin change d'un dossier à l'autre et personne ne peut l'écrire d'avance",
            'Une erreur se voit et se répare le jour même',
            'La tâche dure assez longtemps pour que relire coûte moins que faire',
          ],
        },
        no: {
          title: 'Non, prenez plutôt ceci',
          points: [
            'Cinq étapes toujours identiques : un flux, avec un modèle à une seule étape',
            'Une question, une réponse : un assistant documentaire',
            'Un virement, un licenciement, un diagnostic : une personne, de bout en bout',
          ],
        },
      },
      {
        kind: 'rows',
        id: 'agent-livre',
        title: 'Vous recevez',
        rows: [
          {
            icon: 'key',
            universe: 'ia',
            title: 'La table des droits',
            strong: 'Un outil par ligne',
            text: 'Signée par le responsable de chaque logiciel touché ; le code en est tiré.',
          },
          {
            icon: 'code',
            universe: 'code',
            title: "L'agent et ses outils",
            strong: 'TypeScript, schémas stricts',
            text: 'Chaque outil fait une chose, vérifie ses entrées et refuse le reste.',
          },
          {
            icon: 'layers',
            universe: 'ia',
            title: 'Le journal',
            strong: 'Rejouable, étape par étape',
            text: "Ce que l'agent a lu, demandé, obtenu et dépensé, avec l'accord humain le cas échéant.",
          },
          {
            icon: 'gauge',
            universe: 'plus',
            title: "Le banc d'essai",
            strong: 'Trente dossiers, dont dix pièges',
            text: 'Un document qui ment, un outil en panne, une consigne cachée dans un courriel.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'agent-semaines',
        title: "L'autonomie se gagne",
        lead: 'Huit semaines pour un seul métier et trois ou quatre outils.',
        steps: [
          {
            title: 'Semaines 1 et 2 : les clés',
            text: "Table des droits, dossiers d'essai, critère d'arrêt. Le code de l'agent ne commence qu'après.",
          },
          {
            title: 'Semaines 3 et 4 : lecture seule',
            text: "L'agent lit et propose. On compare ses plans à ce que vos collègues ont fait.",
          },
          {
            title: 'Semaines 5 et 6 : sous accord',
            text: "Il agit après un clic. Le temps de relecture est mesuré, car c'est votre vrai coût.",
          },
          {
            title: 'Semaines 7 et 8 : sous plafond',
            text: 'Les gestes sans gravité passent seuls, dans une limite par jour. Les autres gardent leur clic.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'agent-questions',
        title: 'Deux doutes légitimes',
        questions: [
          {
            question: 'Un courriel piégé peut-il lui donner des ordres ?',
            answer:
              "Il essaiera, et aucune consigne ne l'empêche à coup sûr. La défense est ailleurs : l'outil qui lit les courriels ne peut rien envoyer, et celui qui envoie attend votre clic.",
          },
          {
            question: "Plusieurs agents valent-ils mieux qu'un ?",
            answer:
              'Rarement pour commencer. Chaque agent de plus ajoute un échange à payer, à tracer et à déboguer. Je divise quand les droits doivent être séparés, pas pour imiter un organigramme.',
          },
        ],
      },
    ],
  },
  en: {
    title: 'AI agent developer: narrow tools and a full record',
    description:
      'I build AI agents that chain steps using your tools, with limited rights, a spending cap, human approval and a log you can read for every decision.',
    heading: 'Agents that account for what they do',
    name: 'AI agent developer',
    hint: 'Long tasks, narrow permissions, and a record of every decision.',
    lead: 'Before a task goes to an agent, decide what it may read, write and spend, and whom it must ask before acting. An agent is only as safe as those four decisions, so my work begins with them. Then come the tools, the tests and a log you can replay. For a procedure that never varies, take an ordinary workflow.',
    blocks: [
      {
        kind: 'fit',
        id: 'agent-fit',
        title: 'Do you need an agent?',
        yes: {
          title: 'Probably, yes',
          points: [
            'The path differs from case to case and no one could write it down beforehand',
            'A mistake shows, and can be put right the same day',
            'The task is long enough for reviewing to be cheaper than doing',
          ],
        },
        no: {
          title: 'No, and this will do instead',
          points: [
            'Five steps that never change: a workflow with a model in one of them',
            'One question, one answer: a document assistant',
            'A bank transfer, a dismissal, a diagnosis: a person, all the way',
          ],
        },
      },
      {
        kind: 'rows',
        id: 'agent-livre',
        title: 'You receive',
        rows: [
          {
            icon: 'key',
            universe: 'ia',
            title: 'The table of rights',
            strong: 'One tool per row',
            text: 'Signed by whoever owns each application involved; the code is derived from it.',
          },
          {
            icon: 'code',
            universe: 'code',
            title: 'The agent and its tools',
            strong: 'TypeScript, strict schemas',
            text: 'A tool does one thing, checks what it is given and refuses everything else.',
          },
          {
            icon: 'layers',
            universe: 'ia',
            title: 'The log',
            strong: 'Replayed one step at a time',
            text: 'What it read, asked for, got and spent, along with the human approval if there was one.',
          },
          {
            icon: 'gauge',
            universe: 'plus',
            title: 'The test bench',
            strong: 'Thirty cases, ten of them traps',
            text: 'A document that lies, a tool that is down, an instruction hidden in an email.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'agent-semaines',
        title: 'Autonomy is earned',
        lead: 'Eight weeks, for a single trade and three or four tools.',
        steps: [
          {
            title: 'Weeks 1 and 2: the keys',
            text: 'Table of rights, test cases, a rule for stopping. Coding the agent waits until then.',
          },
          {
            title: 'Weeks 3 and 4: read only',
            text: 'The agent reads and suggests. We hold its plans against what your colleagues did.',
          },
          {
            title: 'Weeks 5 and 6: on approval',
            text: 'It acts after a click. We time the reviewing, since that is your actual cost.',
          },
          {
            title: 'Weeks 7 and 8: under a cap',
            text: 'Harmless moves go through alone, up to a daily limit. The others keep their click.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'agent-questions',
        title: 'Two fair doubts',
        questions: [
          {
            question: 'Could a booby-trapped email give it orders?',
            answer:
              'It will try, and no prompt stops that for certain. The defence lies elsewhere: the tool that reads mail cannot send any, and the one that sends waits for your click.',
          },
          {
            question: 'Are several agents better than one?',
            answer:
              'Seldom at the start. Each one adds an exchange to pay for, record and debug. I split where rights have to be kept apart; imitating an organisation chart is no reason.',
          },
        ],
      },
    ],
  },
  related: [
    'glossaire-agents-ia',
    'creer-agents-ia-autonomes-langgraph-2025',
    'faq-creer-agent-ia',
    'architecture-multi-agents',
    'automatisation-n8n-freelance',
  ],
})
