import { defineComparison } from './collection.ts'

export default defineComparison({
  topic: 'agents',
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Quelle forme d’agent IA choisir : automatisation, graphe, appel d’outils ou boucle libre ?',
    en: 'Which form of AI agent should we choose: automation, graph, tool calling or open loop?',
  },
  fr: {
    title: 'Comparatif des agents IA : automatisation, graphe ou boucle',
    description:
      "n8n, LangGraph, appel d'outils direct ou agent libre : quelle forme d'agent IA choisir selon le parcours à suivre et les risques.",
    heading: 'Agents IA : automatisation, graphe ou boucle libre ?',
    name: 'Comparatif des agents IA',
    hint: "Quatre formes d'agents, selon le parcours.",
    lead: "Étapes connues entre outils courants : une automatisation comme n8n, lisible par les métiers. Parcours à embranchements, reprises et validations : un graphe en code, par exemple LangGraph. Quelques outils et une boucle courte : l'appel d'outils du fournisseur, sans framework. L'agent libre reste pour l'exploration, avec un budget fermé et aucun droit d'écriture.",
  },
  en: {
    title: 'AI agents compared: automation, graph or open loop',
    description:
      'n8n, LangGraph, plain tool calling or an open-ended agent: which form of AI agent fits the path to follow and the risk involved.',
    heading: 'AI agents: automation, graph or open loop?',
    name: 'AI agents compared',
    hint: 'Four shapes of agent, matched to the path.',
    lead: 'Match the agent to the path it must follow. Known steps between everyday apps fit n8n or a similar automation tool. Branches, pauses and approvals fit a coded graph, LangGraph for instance. A couple of tools in a short loop fit plain tool calling. Keep open-ended autonomy for exploration, on a capped budget with read-only access.',
  },
  related: [
    'faq-creer-agent-ia',
    'agentic-ai-workflows',
    'automatisation-n8n-freelance',
    'developpeur-agents-ia',
    'glossaire-agents-ia',
  ],
  weighing: {
    criteria: {
      readable: {
        name: { fr: 'Lisible par le métier', en: 'Readable by the business' },
        note: {
          fr: 'Qui peut suivre le parcours sur un écran.',
          en: 'Who can follow the path on a screen.',
        },
      },
      wait: {
        name: { fr: 'Attendre et reprendre', en: 'Wait and resume' },
        note: {
          fr: 'Un accord qui tarde, une coupure au milieu.',
          en: 'A late approval, a crash halfway.',
        },
      },
      bounded: {
        name: { fr: 'Coût prévisible', en: 'Predictable cost' },
        note: {
          fr: "Ce qu'une exécution peut coûter au plus.",
          en: 'The most that one run may cost.',
        },
      },
      discover: {
        name: { fr: "Suivre ce qu'il découvre", en: 'Follow what it finds' },
        note: {
          fr: "L'ordre dépend de ce que l'on trouve en route.",
          en: 'The order depends on what turns up.',
        },
      },
      quick: {
        name: { fr: 'Vite en place', en: 'Quick to set up' },
        note: {
          fr: 'Du besoin au premier essai réel.',
          en: 'From the need to a first real trial.',
        },
      },
    },
    products: {
      automation: {
        name: { fr: 'Automatisation', en: 'Automation' },
        notes: {
          readable: [
            5,
            'Des cases sur un écran, par exemple :fact[n8n.version].',
            'Boxes on a screen, such as :fact[n8n.version].',
          ],
          wait: [
            3,
            "Une étape d'attente ; après une coupure, quelqu'un relance.",
            'A waiting step; after a crash, somebody starts it again.',
          ],
          bounded: [
            4,
            'Des appels : cases × éléments reçus. Bornez le lot en entrée.',
            'Calls are boxes × items received: cap the batch that comes in.',
          ],
          discover: [1, "L'ordre est fixé d'avance.", 'The order is fixed in advance.'],
          quick: [
            3,
            "Le temps de relier et d'essayer chaque compte.",
            'Time to connect and try each account.',
          ],
        },
      },
      graph: {
        name: { fr: 'Graphe en code', en: 'Coded graph' },
        notes: {
          readable: [
            2,
            'Un développeur le lit, le métier non.',
            'A developer reads it; the business does not.',
          ],
          wait: [
            5,
            'État gardé en base, reprise au dernier point.',
            'State kept in a database, resumed from there.',
          ],
          bounded: [
            4,
            "Des boucles possibles : plafond d'étapes à régler.",
            'It may loop: you set the limit on steps.',
          ],
          discover: [
            3,
            'Quelques carrefours laissés au modèle.',
            'A few junctions are left to the model.',
          ],
          quick: [1, 'Comptez le premier parcours en semaines.', 'Count the first path in weeks.'],
        },
      },
      tools: {
        name: { fr: "Appel d'outils", en: 'Plain tool calling' },
        notes: {
          readable: [2, 'Un développeur, dans une courte boucle.', 'A developer, in a short loop.'],
          wait: [
            1,
            'Accord et reprise sont à écrire.',
            'Approval and resuming are yours to write.',
          ],
          bounded: [3, 'Borné si vous comptez les tours.', 'Capped if you count the turns.'],
          discover: [4, 'Le modèle choisit parmi vos outils.', 'The model picks among your tools.'],
          quick: [5, 'Une vingtaine de lignes.', 'Some twenty lines of code.'],
        },
      },
      loop: {
        name: { fr: 'Boucle libre', en: 'Open loop' },
        notes: {
          readable: [1, "Personne, d'avance.", 'Nobody, in advance.'],
          wait: [
            1,
            'Rarement prévu, et risqué sans accord.',
            'Seldom foreseen, risky without approval.',
          ],
          bounded: [
            1,
            'Inconnu : plafonnez-le dans votre code.',
            'Unknown: cap it in your own code.',
          ],
          discover: [5, 'Il se donne ses propres tâches.', 'It gives itself its own tasks.'],
          quick: [3, 'Vite lancée, lente à cadrer.', 'Soon started, slow to rein in.'],
        },
      },
    },
    needs: [
      {
        name: { fr: 'Relier trois applications', en: 'Link three applications' },
        weights: { readable: 4, wait: 1, bounded: 4, discover: 0, quick: 2 },
        best: 'automation',
        verdict: {
          fr: ['Relier trois applications', 'Automatisation'],
          en: ['Linking three applications', 'An automation'],
        },
      },
      {
        name: { fr: 'Un dossier qui attend', en: 'A file that waits' },
        weights: { readable: 1, wait: 5, bounded: 3, discover: 2, quick: 0 },
        best: 'graph',
        verdict: {
          fr: ['Un dossier qui attend', 'Graphe en code'],
          en: ['A file that waits', 'A coded graph'],
        },
      },
      {
        name: { fr: 'Chercher, puis répondre', en: 'Look up, then answer' },
        weights: { readable: 1, wait: 0, bounded: 2, discover: 4, quick: 5 },
        best: 'tools',
        verdict: {
          fr: ['Un assistant qui cherche', "Appel d'outils direct"],
          en: ['An assistant that looks', 'Plain tool calling'],
        },
      },
      {
        name: { fr: 'Recherche ouverte', en: 'Open research' },
        weights: { readable: 0, wait: 0, bounded: 0, discover: 5, quick: 1 },
        best: 'loop',
        verdict: {
          fr: ['Une recherche ouverte', 'Boucle libre'],
          en: ['Open research', 'An open loop'],
        },
      },
    ],
  },
})
