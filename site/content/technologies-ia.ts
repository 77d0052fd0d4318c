/** Technologies of AI. */
import { use, type TechnologyFamily } from './technology-use.ts'

export const IA_FAMILIES: readonly TechnologyFamily[] = [
  {
    id: 'modeles',
    universe: 'ia',
    fr: 'Modèles et exécution',
    en: 'Models and where they run',
    uses: [
      use('openai', 'Les modèles GPT, par API.', 'The GPT models, by API.', {
        page: 'openai-vs-anthropic-vs-google-comparatif-llm-2025',
      }),
      use('claude', "Les modèles d'Anthropic, par API.", 'The models of Anthropic, by API.', {
        page: 'expert-claude-ai-freelance',
      }),
      use('googlegemini', 'Les modèles de Google, par API.', 'The models of Google, by API.', {
        page: 'comparatif-llm-2025',
      }),
      use(
        'mistralai',
        'Des modèles européens, ouverts ou par API.',
        'European models, open or by API.',
      ),
      use(
        'huggingface',
        'Trouver et télécharger des modèles ouverts.',
        'Finding and downloading open models.',
      ),
      use(
        'ollama',
        'Un modèle ouvert sur sa propre machine.',
        'An open model on a machine of your own.',
      ),
      use(
        'vllm',
        'Servir un modèle ouvert à plusieurs à la fois.',
        'Serving an open model to many at once.',
      ),
      use(
        'onnx',
        "Faire passer un modèle d'un outil à l'autre.",
        'Moving a model from one tool to another.',
      ),
    ],
  },
  {
    id: 'orchestration',
    universe: 'ia',
    fr: 'Agents et orchestration',
    en: 'Agents and orchestration',
    uses: [
      use(
        'langchain',
        'Enchaîner modèles, outils et documents.',
        'Chaining models, tools and documents.',
        { page: 'langchain-vs-llamaindex-comparatif-2025' },
      ),
      use('langgraph', 'Des agents décrits comme un graphe.', 'Agents described as a graph.', {
        page: 'creer-agents-ia-autonomes-langgraph-2025',
      }),
      use(
        'llamaindex',
        'Indexer des documents pour un modèle.',
        'Indexing documents for a model.',
        { page: 'faq-difference-langchain-llamaindex' },
      ),
      use('crewai', 'Plusieurs agents, chacun son rôle.', 'Several agents, each with a role.', {
        page: 'comparatif-agents-ia',
      }),
      use(
        'modelcontextprotocol',
        'Brancher un outil une fois, pour plusieurs modèles.',
        'Connecting a tool once, for several models.',
        { page: 'glossaire-tool-calling' },
      ),
    ],
  },
  {
    id: 'apprentissage',
    universe: 'ia',
    fr: 'Apprentissage et données',
    en: 'Learning and data',
    uses: [
      use('pytorch', 'Entraîner et adapter des réseaux.', 'Training and adapting networks.', {
        page: 'lora-qlora-fine-tuning-economique',
      }),
      use('tensorflow', 'Des réseaux, aussi sur téléphone.', 'Networks, on phones as well.'),
      use(
        'scikitlearn',
        "L'apprentissage classique, souvent suffisant.",
        'Classic machine learning, often enough.',
      ),
      use('jupyter', 'Explorer des données, notes à côté.', 'Exploring data with notes beside it.'),
      use('numpy', 'Le calcul sur de grands tableaux.', 'Arithmetic on large arrays.'),
      use('pandas', 'Nettoyer et croiser des tableaux.', 'Cleaning and joining tables.'),
    ],
  },
  {
    id: 'bases-vectorielles',
    universe: 'ia',
    fr: 'Bases vectorielles',
    en: 'Vector databases',
    uses: [
      use('pinecone', 'Base vectorielle hébergée.', 'A hosted vector database.', {
        page: 'pinecone-vs-weaviate-vs-qdrant-comparatif-bases-vectorielles',
      }),
      use(
        'weaviate',
        'Vecteurs et mots-clés dans une même requête.',
        'Vectors and keywords in one query.',
      ),
      use(
        'qdrant',
        'Base vectorielle ouverte, filtres précis.',
        'An open vector database, precise filters.',
        { page: 'comparatif-bases-vectorielles' },
      ),
      use(
        'milvus',
        'Base vectorielle pour de très grands volumes.',
        'A vector database for very large volumes.',
      ),
      use(
        'chroma',
        'Base vectorielle légère, pour un prototype.',
        'A light vector database for a prototype.',
      ),
    ],
  },
]
