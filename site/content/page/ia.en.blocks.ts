/** The parts of the page on AI services, in English. */
import type { Block } from '../schema.ts'

export const en: Block[] = [
  {
    kind: 'rows',
    id: 'key-benefits',
    title: 'What an AI project can give you back',
    lead: 'Each benefit has a measure, taken before work starts. Without one nobody will know whether it came.',
    rows: [
      {
        icon: 'gauge',
        universe: 'ia',
        title: 'Hours',
        strong: 'A repeated task, timed before and after',
        text: 'Two weeks of notes will do: how often, how many minutes, who. The sum is further down.',
      },
      {
        icon: 'doc',
        universe: 'ia',
        title: 'Answers people can find',
        strong: 'The share that cite the right passage',
        text: 'Measured on questions from those who know the job, never on the ones in the demonstration.',
      },
      {
        icon: 'shield',
        universe: 'code',
        title: 'Mistakes seen sooner',
        strong: 'Mismatches stopped before sending',
        text: 'A program compares figures in the text with their source. What it blocks is counted weekly.',
      },
    ],
  },
  {
    kind: 'rows',
    id: 'working-together',
    title: 'Working together',
    lead: 'What the project asks of your side before it asks for a budget.',
    rows: [
      {
        icon: 'key',
        universe: 'code',
        title: 'One person who decides',
        strong: 'They say yes, no, or not now',
        text: 'Without one, everything waits for the next committee. They need some time each week, not each day.',
      },
      {
        icon: 'doc',
        universe: 'ia',
        title: 'Real requests',
        strong: 'Copied from the inbox, not made up',
        text: "Typing mistakes and awkward cases included. The system's exam comes out of them.",
      },
      {
        icon: 'pen',
        universe: 'plus',
        title: 'Someone from the trade',
        strong: 'To judge answers, not to write code',
        text: "Twenty answers read by the right person show what a model's marks let through.",
      },
    ],
  },
  {
    kind: 'questions',
    id: 'why-choose-us',
    title: 'Why me, or somebody else',
    questions: [
      {
        question: 'When am I the right choice?',
        answer:
          'When you want the person on the phone to be the one writing the code, and one pair of hands can carry the work for a few weeks. You should also be able to hear that a rule or a form would do as well.',
      },
      {
        question: 'When is somebody else?',
        answer:
          'An agency, if it takes a full-time team or somebody on call at night. A software vendor, if a subscription covers the task: try it before writing to me. A research lab, if nobody has solved this problem yet.',
      },
    ],
  },
  {
    kind: 'questions',
    id: 'our-commitment',
    title: 'What I commit to',
    questions: [
      {
        question: 'What if the trial fails?',
        answer:
          'Then it did its job. The measure, the set of questions and the cause of failure are yours, in writing. Whatever would come next has a price of its own, and you owe none of it.',
      },
      {
        question: 'Where does my data go?',
        answer:
          'Where we wrote it would go before starting: which provider, which country, for how long. Trials run on a copy without names. None of your documents is ever used for another client.',
      },
      {
        question: 'How will I know that quality holds?',
        answer:
          'The exam from the start is sat again whenever a model, an instruction or a document changes. A drop shows up before your customers notice it.',
      },
    ],
  },
  {
    kind: 'own',
    id: 'detailed-services',
    title: 'Services in detail',
    lead: 'One for each need. Every page also names those it does not suit.',
  },
  {
    kind: 'steps',
    id: 'our-approach',
    title: 'The exam first, the model after',
    steps: [
      {
        title: 'Read',
        text: 'Real requests, one after another, next to the people who answer them today.',
      },
      {
        title: 'Write the exam',
        text: 'The right answer, the wrong one, and the one better refused. No code before that.',
      },
      {
        title: 'Try small',
        text: 'A rule, then a search, then a model: stop at the first that passes.',
      },
      {
        title: 'Watch',
        text: 'Marks, cost and refusals are recorded in service. A threshold alerts a person, not a dashboard.',
      },
    ],
  },
  {
    kind: 'own',
    id: 'case-studies',
    title: 'Use cases with figures',
    lead: 'Worked examples: steps before and after, the sum worked out, the smallest trial.',
  },
  {
    kind: 'own',
    id: 'testimonials',
    title: 'What clients say',
    lead: 'Their words; what was delivered and what was hard stands on their own page.',
    more: { page: 'temoignages-clients', text: 'How a testimonial gets onto this site' },
  },
  {
    kind: 'own',
    id: 'our-achievements',
    title: 'Work judged by what remains',
    lead: 'What the team keeps once the work is done, and the trouble expected.',
    more: { page: 'portfolio-projets-cas-etudes', text: 'Every case, from problem to choice' },
  },
  {
    kind: 'own',
    id: 'roi-calculator',
    title: 'Does the project pay for itself?',
    lead: 'The starting figures are a worked example. Put in yours: every line is recalculated and shows its sum.',
  },
  {
    kind: 'doors',
    id: 'tech-expertise',
    title: 'Expertise you can read and run',
    lead: 'Each entry leads to a text whose code was run.',
    doors: [
      {
        icon: 'doc',
        universe: 'ia',
        page: 'guide-rag-production-complet-2025',
        text: 'Searching documents: splitting, ranking, citing, declining.',
      },
      {
        icon: 'gauge',
        universe: 'ia',
        page: 'evaluer-un-llm-en-production',
        text: 'Measuring: a set of cases, a calibrated judge, alerts.',
      },
      {
        icon: 'layers',
        universe: 'ia',
        page: 'creer-agents-ia-autonomes-langgraph-2025',
        text: 'Acting: an agent that waits for approval and resumes after a crash.',
      },
      {
        icon: 'shield',
        universe: 'code',
        page: 'llm-guardrails-security',
        text: 'Protecting: what filters a request, and what confines a tool.',
      },
    ],
  },
]
