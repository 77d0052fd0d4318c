import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: "Par quel usage de l'IA notre entreprise devrait-elle commencer ?",
    en: 'Which use of AI should our company begin with?',
  },
  fr: {
    title: 'Consultant en intelligence artificielle pour entreprise',
    description:
      "Quels usages de l'IA méritent un essai chez vous, et lesquels attendront ? Entretiens, tri des idées, premier test mesuré et plan que l'on peut arrêter.",
    heading: "Décider où l'IA vaut un essai",
    name: 'Consultant IA entreprise',
    hint: 'Trier les idées, essayer petit, savoir arrêter.',
    lead: "Commencez par la tâche qui revient chaque semaine, fatigue tout le monde et se vérifie d'un coup d'œil. J'écoute les personnes qui la font, j'estime la valeur et le risque, puis je propose un essai court avec un critère d'arrêt. Vous repartez avec un ordre de priorité, un premier résultat mesuré et la liste des idées à écarter.",
    blocks: [
      {
        kind: 'steps',
        id: 'conseil-semaines',
        title: "Six semaines, de l'écoute à la décision",
        steps: [
          {
            title: 'Semaines 1 et 2 : écouter',
            text: 'Huit entretiens de quarante minutes, au poste de travail. Je demande à voir, pas à raconter.',
          },
          {
            title: 'Semaine 3 : trier',
            text: 'Une demi-journée avec ceux qui décident. Chaque idée reçoit sa note devant tous, ou elle sort.',
          },
          {
            title: 'Semaines 4 et 5 : essayer',
            text: 'La première de la liste, sur cinquante cas réels, avec deux volontaires et un chronomètre.',
          },
          {
            title: 'Semaine 6 : conclure',
            text: "Le critère fixé d'avance est atteint ou non. Une page le dit, avec le coût de la suite.",
          },
        ],
      },
      {
        kind: 'rows',
        id: 'conseil-livre',
        title: 'Ce que vous aurez en main',
        rows: [
          {
            icon: 'layers',
            universe: 'plus',
            title: 'La carte des tâches',
            strong: 'Une ligne par tâche observée',
            text: "Qui, combien de fois, combien de temps, que se passe-t-il en cas d'erreur.",
          },
          {
            icon: 'gauge',
            universe: 'ia',
            title: 'Le classement',
            strong: 'Note, calcul et désaccords',
            text: "Les raisons d'écarter figurent aussi : elles éviteront de rouvrir le débat dans six mois.",
          },
          {
            icon: 'pen',
            universe: 'ia',
            title: "Le résultat de l'essai",
            strong: 'Cinquante cas, avant et après',
            text: 'Temps, erreurs, avis des deux volontaires. Les cas ratés sont joints.',
          },
          {
            icon: 'doc',
            universe: 'code',
            title: 'Le cahier de la suite',
            strong: 'Assez précis pour trois devis',
            text: "Vous pouvez consulter d'autres prestataires avec ; il ne m'est pas réservé.",
          },
        ],
      },
      {
        kind: 'fit',
        id: 'conseil-fit',
        title: 'Le bon moment',
        yes: {
          title: 'Vous y gagnerez si',
          points: [
            "Les idées ne manquent pas et personne n'a mandat pour trancher",
            "La direction acceptera qu'une idée à laquelle elle tient finisse dernière",
            'Les personnes du terrain peuvent être entendues sans leur responsable',
          ],
        },
        no: {
          title: "Ce n'est pas pour vous si",
          points: [
            "La décision est prise et il faut un rapport pour l'appuyer",
            'Vous cherchez des suppressions de postes : je ne fais pas ce métier',
            'Une seule idée claire existe : demandez directement un prototype',
          ],
        },
      },
      {
        kind: 'questions',
        id: 'conseil-questions',
        title: 'Autour de la table, on demande',
        questions: [
          {
            question: 'Que pensent les équipes de ces entretiens ?',
            answer:
              'Elles veulent savoir à quoi cela servira. Je le dis en premier, je relis mes notes avec chacun, et rien ne remonte avec un nom.',
          },
          {
            question: "Et si l'essai échoue ?",
            answer:
              "Vous avez dépensé six semaines plutôt qu'une année. Le second de la liste est déjà décrit, et l'échec dit souvent ce qui manquait : un accès, une donnée, une règle écrite.",
          },
        ],
      },
    ],
  },
  en: {
    title: 'AI consultant for businesses: what to try, what to skip',
    description:
      'Which uses of AI deserve a trial in your company, and which can wait? Interviews, a ranked list of ideas, one measured test and a plan you may stop.',
    heading: 'Decide where AI deserves a trial',
    name: 'AI consultant for business',
    hint: 'Sort the ideas, try something small, know when to stop.',
    lead: 'Begin with the task that comes back weekly, wears everybody out and can be checked at a glance. I talk with the people who do it, weigh value against risk, and suggest a short trial with a stopping rule agreed beforehand. You end up with an order of priority, one measured result, and the refusals in writing.',
    blocks: [
      {
        kind: 'steps',
        id: 'conseil-semaines',
        title: 'Six weeks, from listening to deciding',
        steps: [
          {
            title: 'Weeks 1 and 2: listen',
            text: 'Eight conversations of forty minutes, at the desk where the work is done. I ask to be shown.',
          },
          {
            title: 'Week 3: rank',
            text: 'Half a day with those who decide. An idea gets its mark in front of everyone, or it leaves the list.',
          },
          {
            title: 'Weeks 4 and 5: try',
            text: 'The first one, on fifty real cases, with two volunteers and a stopwatch.',
          },
          {
            title: 'Week 6: conclude',
            text: 'The rule set in advance was met, or it was not. One page says which, and what going on would cost.',
          },
        ],
      },
      {
        kind: 'rows',
        id: 'conseil-livre',
        title: 'What you will be holding',
        rows: [
          {
            icon: 'layers',
            universe: 'plus',
            title: 'The map of tasks',
            strong: 'A line for each task observed',
            text: 'Who does it, how often, for how long, and what a mistake leads to.',
          },
          {
            icon: 'gauge',
            universe: 'ia',
            title: 'The ranking',
            strong: 'Mark, arithmetic, disagreements',
            text: 'Reasons for turning ideas down are kept, so the debate need not start over in six months.',
          },
          {
            icon: 'pen',
            universe: 'ia',
            title: 'The trial result',
            strong: 'Fifty cases, before and after',
            text: 'Time, errors, what the two volunteers thought. Failed cases are attached.',
          },
          {
            icon: 'doc',
            universe: 'code',
            title: 'The specification',
            strong: 'Precise enough for three quotes',
            text: 'Take it to other suppliers if you like; nothing in it is reserved for me.',
          },
        ],
      },
      {
        kind: 'fit',
        id: 'conseil-fit',
        title: 'Whether the moment is right',
        yes: {
          title: 'You stand to gain if',
          points: [
            'Ideas are plentiful and nobody has a mandate to choose',
            'Management can accept that a favourite might come last',
            'People on the ground can be heard without their manager present',
          ],
        },
        no: {
          title: 'This is not for you if',
          points: [
            'The decision is made and a report is wanted to support it',
            'You are looking for posts to cut: I do not do that',
            'There is one clear idea: go straight to a prototype',
          ],
        },
      },
      {
        kind: 'questions',
        id: 'conseil-questions',
        title: 'Asked around the table',
        questions: [
          {
            question: 'What do staff make of the interviews?',
            answer:
              'They want to know what it is for. I begin with that, go through my notes with each of them, and pass nothing on with a name attached.',
          },
          {
            question: 'What if the trial fails?',
            answer:
              'You have spent six weeks where it might have been a year. The runner-up is described already, and failure tends to show what was missing: access, data, a rule in writing.',
          },
        ],
      },
    ],
  },
  related: [
    'audit-ia-gratuit',
    'quiz-maturite-ia-entreprise',
    'evaluateur-projet-ia',
    'consultant-llm-entreprise',
    'processus-collaboration',
  ],
})
