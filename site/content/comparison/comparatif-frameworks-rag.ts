import { defineComparison } from './collection.ts'

export default defineComparison({
  topic: 'retrieval',
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Quel framework RAG prendre, ou faut-il écrire les étapes soi-même ?',
    en: 'Which RAG framework should we take on, or should we write the steps ourselves?',
  },
  fr: {
    title: "Comparatif des frameworks RAG : combien d'abstraction ?",
    description:
      "Code direct, LlamaIndex, LangChain ou Haystack : quel niveau d'abstraction retenir pour un RAG, selon vos sources et votre équipe.",
    heading: "Frameworks RAG : quel niveau d'abstraction accepter ?",
    name: 'Comparatif des frameworks RAG',
    hint: 'Du code direct au framework, selon vos sources.',
    lead: "Pour un seul corpus et une équipe à l'aise en code, écrivez les étapes vous-même. Pour de nombreuses sources, un framework orienté documents comme LlamaIndex apporte des connecteurs. Pour mêler recherche, outils et agents, regardez LangChain ; pour des pipelines explicites, Haystack. Dans tous les cas, gardez consignes et questions d'essai hors du framework.",
  },
  en: {
    title: 'RAG frameworks compared: how much abstraction?',
    description:
      'Plain code, LlamaIndex, LangChain or Haystack: how much abstraction a RAG project should take on, given its sources and team.',
    heading: 'RAG frameworks: how much abstraction to accept?',
    name: 'RAG frameworks compared',
    hint: 'From plain code to framework, by your sources.',
    lead: 'One corpus and confident developers: write the steps by hand. Many source types: a document-first framework such as LlamaIndex brings connectors. Retrieval alongside tools and agents: look at LangChain. Explicit search pipelines: look at Haystack. Whichever you adopt, store prompts, test questions and documents outside it, so that leaving stays possible.',
  },
  related: [
    'faq-meilleur-framework-rag',
    'langchain-vs-llamaindex-comparatif-2025',
    'guide-rag-production-complet-2025',
    'glossaire-rag',
    'consultant-rag-freelance',
  ],
  weighing: {
    criteria: {
      see: {
        name: { fr: 'Voir la demande envoyée', en: 'See the real prompt' },
        note: {
          fr: 'Ce que le modèle a reçu, mot pour mot.',
          en: 'What the model was sent, word for word.',
        },
      },
      read: {
        name: { fr: 'Lire des sources diverses', en: 'Read many sources' },
        note: { fr: 'PDF scannés, tableaux, courriels.', en: 'Scanned PDFs, tables, emails.' },
      },
      act: {
        name: { fr: 'Outils et agents', en: 'Tools and agents' },
        note: {
          fr: 'Chercher, puis agir dans un autre système.',
          en: 'Search, then act in another system.',
        },
      },
      show: {
        name: { fr: 'Montrer les étapes', en: 'Show the steps' },
        note: {
          fr: "Un schéma qu'un auditeur peut suivre.",
          en: 'A diagram that an auditor can follow.',
        },
      },
      leave: {
        name: { fr: 'Stable, et facile à quitter', en: 'Steady, easy to leave' },
        note: {
          fr: "Ce qu'il retire, ce qu'il faut réécrire.",
          en: 'What it removes, what you would rewrite.',
        },
      },
    },
    products: {
      code: {
        name: { fr: 'Code direct', en: 'Plain code' },
        notes: {
          see: [
            5,
            "Une ligne d'affichage, là où part l'appel.",
            'One print line, where the call leaves.',
          ],
          read: [1, 'Chaque format est à écrire.', 'Every format is yours to write.'],
          act: [1, "La boucle d'outils est à écrire aussi.", 'So is the tool loop.'],
          show: [
            3,
            'Lisible par un développeur, sans schéma.',
            'A developer can read it; there is no diagram.',
          ],
          leave: [
            5,
            'Aucune version à suivre, rien à quitter.',
            'No version to follow, nothing to leave.',
          ],
        },
      },
      haystack: {
        name: { fr: 'Haystack', en: 'Haystack' },
        notes: {
          see: [
            4,
            "À la sortie du composant qui l'assemble.",
            'At the exit of the component that builds it.',
          ],
          read: [
            3,
            'Des convertisseurs à relier soi-même.',
            'Converters that you connect yourself.',
          ],
          act: [
            4,
            "Un composant Agent, qui exécute lui-même les outils qu'on lui donne.",
            'An Agent component, which runs the tools it is given.',
          ],
          show: [
            5,
            "L'assemblage se dessine : pièces nommées, ordre visible.",
            'The assembly draws itself: named parts, visible order.',
          ],
          leave: [
            3,
            ":fact[comparisons.haystack-releases] versions en six mois ; l'assemblage à réécrire.",
            ':fact[comparisons.haystack-releases] releases in six months; rewrite the assembly.',
          ],
        },
      },
      langchain: {
        name: { fr: 'LangChain', en: 'LangChain' },
        notes: {
          see: [2, 'Par une trace, à travers ses couches.', 'Through a trace, across its layers.'],
          read: [
            4,
            'Des connecteurs nombreux, sous une même forme.',
            'Many connectors in one common shape.',
          ],
          act: [
            5,
            'Fait pour cela, avec LangGraph :fact[frameworks.langgraph-version].',
            'Made for it, with LangGraph :fact[frameworks.langgraph-version].',
          ],
          show: [
            4,
            'LangGraph dessine son graphe ; le reste se lit dans une trace.',
            'LangGraph draws its graph; the rest is read in a trace.',
          ],
          leave: [
            2,
            'Les chaînes sont à réécrire pour partir.',
            'Leaving means rewriting the chains.',
          ],
        },
      },
      llamaindex: {
        name: { fr: 'LlamaIndex', en: 'LlamaIndex' },
        notes: {
          see: [2, 'Par une trace, défauts compris.', 'Through a trace, defaults included.'],
          read: [
            5,
            'Son meilleur geste ; pour un scan, ajoutez LlamaParse, payant, ou LiteParse, local.',
            'What it does best; for scans add LlamaParse, paid, or LiteParse, local.',
          ],
          act: [
            3,
            "Des agents récents ; les anciens ont été retirés à l'été 2025.",
            'Recent agents; the older ones were removed in summer 2025.',
          ],
          show: [
            2,
            'Des choix faits pour vous, à retrouver.',
            'Choices made for you, to be dug out.',
          ],
          leave: [
            1,
            'La :fact[comparisons.llamaindex-removals] en Python a retiré des classes ; souvent, réindexer.',
            'In Python, :fact[comparisons.llamaindex-removals] removed classes; often, index again.',
          ],
        },
      },
    },
    needs: [
      {
        name: { fr: 'Un seul type de texte', en: 'One kind of text' },
        weights: { see: 4, read: 0, act: 0, show: 2, leave: 5 },
        best: 'code',
        verdict: {
          fr: ['Une seule sorte de documents', 'Code direct'],
          en: ['One kind of document', 'Plain code'],
        },
      },
      {
        name: { fr: 'PDF et tableaux', en: 'PDFs and tables' },
        weights: { see: 1, read: 5, act: 0, show: 1, leave: 0 },
        best: 'llamaindex',
        verdict: {
          fr: ['PDF scannés', 'LlamaIndex en Python'],
          en: ['Scanned PDFs', 'LlamaIndex in Python'],
        },
      },
      {
        name: { fr: 'Chercher puis agir', en: 'Search, then act' },
        weights: { see: 1, read: 3, act: 5, show: 1, leave: 1 },
        best: 'langchain',
        verdict: {
          fr: ['Documents et actions mêlés', 'LangChain'],
          en: ['Documents mixed with actions', 'LangChain'],
        },
      },
      {
        name: { fr: 'Expliquer chaque étape', en: 'Explain every step' },
        weights: { see: 3, read: 3, act: 1, show: 5, leave: 1 },
        best: 'haystack',
        verdict: { fr: ['Recherche exigeante', 'Haystack'], en: ['Demanding search', 'Haystack'] },
      },
    ],
  },
})
