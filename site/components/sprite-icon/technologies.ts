import type { Universe } from '#ui/theme/universe.css'

/**
 * Technologies that a web and AI project may meet: name, and the two letters of its tile. Keys are
 * those of Simple Icons. To be listed means neither a partnership nor a requirement.
 */
const ICONS = {
  code: {
    typescript: ['TypeScript', 'Ts'],
    javascript: ['JavaScript', 'Js'],
    python: ['Python', 'Py'],
    rust: ['Rust', 'Ru'],
    go: ['Go', 'Go'],
    php: ['PHP', 'Ph'],
    html5: ['HTML', 'Ht'],
    css: ['CSS', 'Cs'],
    sql: ['SQL', 'Sq'],
    bash: ['Bash', 'Sh'],
    react: ['React', 'Re'],
    nextdotjs: ['Next.js', 'Nx'],
    vuedotjs: ['Vue', 'Vu'],
    svelte: ['Svelte', 'Sv'],
    angular: ['Angular', 'An'],
    astro: ['Astro', 'As'],
    vite: ['Vite', 'Vi'],
    tailwindcss: ['Tailwind CSS', 'Tw'],
    storybook: ['Storybook', 'Sb'],
    threedotjs: ['Three.js', 'Th'],
    d3: ['D3', 'D3'],
    nodedotjs: ['Node.js', 'No'],
    deno: ['Deno', 'De'],
    bun: ['Bun', 'Bu'],
    express: ['Express', 'Ex'],
    hono: ['Hono', 'Ho'],
    fastapi: ['FastAPI', 'Fa'],
    django: ['Django', 'Dj'],
    graphql: ['GraphQL', 'Gq'],
    prisma: ['Prisma', 'Pr'],
    vitest: ['Vitest', 'Vt'],
    playwright: ['Playwright', 'Pw'],
    eslint: ['ESLint', 'Es'],
    git: ['Git', 'Gi'],
  },
  ia: {
    openai: ['OpenAI', 'Oa'],
    claude: ['Claude', 'Cl'],
    googlegemini: ['Gemini', 'Ge'],
    mistralai: ['Mistral AI', 'Mi'],
    ollama: ['Ollama', 'Ol'],
    huggingface: ['Hugging Face', 'Hf'],
    langchain: ['LangChain', 'Lc'],
    langgraph: ['LangGraph', 'Lg'],
    llamaindex: ['LlamaIndex', 'Li'],
    crewai: ['CrewAI', 'Cr'],
    modelcontextprotocol: ['Model Context Protocol', 'Mc'],
    pytorch: ['PyTorch', 'Pt'],
    tensorflow: ['TensorFlow', 'Tf'],
    scikitlearn: ['scikit-learn', 'Sk'],
    jupyter: ['Jupyter', 'Ju'],
    numpy: ['NumPy', 'Np'],
    pandas: ['pandas', 'Pd'],
    onnx: ['ONNX', 'On'],
    vllm: ['vLLM', 'Vl'],
    pinecone: ['Pinecone', 'Pi'],
    weaviate: ['Weaviate', 'We'],
    qdrant: ['Qdrant', 'Qd'],
    milvus: ['Milvus', 'Mv'],
    chroma: ['Chroma', 'Ch'],
  },
  plus: {
    postgresql: ['PostgreSQL', 'Pg'],
    mysql: ['MySQL', 'My'],
    sqlite: ['SQLite', 'Sl'],
    mongodb: ['MongoDB', 'Mo'],
    redis: ['Redis', 'Rd'],
    supabase: ['Supabase', 'Su'],
    elasticsearch: ['Elasticsearch', 'El'],
    neo4j: ['Neo4j', 'Ne'],
    apachekafka: ['Apache Kafka', 'Ka'],
    docker: ['Docker', 'Do'],
    kubernetes: ['Kubernetes', 'Ku'],
    terraform: ['Terraform', 'Te'],
    githubactions: ['GitHub Actions', 'Ga'],
    github: ['GitHub', 'Gh'],
    gitlab: ['GitLab', 'Gl'],
    vercel: ['Vercel', 'Ve'],
    cloudflare: ['Cloudflare', 'Cf'],
    amazonwebservices: ['Amazon Web Services', 'Aw'],
    googlecloud: ['Google Cloud', 'Gc'],
    n8n: ['n8n', 'N8'],
    zapier: ['Zapier', 'Za'],
    notion: ['Notion', 'Nt'],
    slack: ['Slack', 'Sc'],
    whatsapp: ['WhatsApp', 'Wa'],
    zoom: ['Zoom', 'Zo'],
    linkedin: ['LinkedIn', 'Ln'],
    wordpress: ['WordPress', 'Wp'],
    stripe: ['Stripe', 'St'],
  },
} as const satisfies Record<Universe, Record<string, readonly [name: string, letters: string]>>

type Icons = typeof ICONS
export type TechIcon = { [U in Universe]: keyof Icons[U] }[Universe]

export interface Technology {
  readonly icon: TechIcon
  readonly name: string
  readonly letters: string
  readonly universe: Universe
}

/** In the order of the sheet. */
export const TECHNOLOGIES: readonly Technology[] = Object.entries(ICONS).flatMap(
  ([universe, icons]) =>
    Object.entries(icons).map(([icon, [name, letters]]) => ({
      icon: icon as TechIcon,
      name,
      letters,
      universe: universe as Universe,
    })),
)

export const TECH_ICONS = TECHNOLOGIES.map(({ icon }) => icon)
