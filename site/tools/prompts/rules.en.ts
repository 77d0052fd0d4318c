import type { RuleWords } from './rule-words.ts'

/** What each rule of the review says, in English. */
export const rules: RuleWords = {
  'no-task': {
    says: 'Say what the model should do.',
    why: 'Without a task there is no prompt yet.',
    from: 'both',
  },
  'no-material': {
    says: 'Supply the text the task speaks of, or a {{variable}} in its place.',
    why: 'The task points at something that is nowhere: the model would make it up.',
    from: 'practice',
  },
  'no-fields': {
    says: 'Name the keys of the JSON object.',
    why: 'JSON mode promises a valid object, not the keys your program expects.',
    from: 'openai',
  },
  'broken-variable': {
    says: 'Close this variable: {{name}}.',
    why: 'As it stands it would go out with the prompt, never replaced.',
    from: 'practice',
  },
  'personal-data': {
    says: 'Put a {{variable}} in place of this.',
    why: 'Prompts get copied, shared and stored: an address, a number or a key has no business in one.',
    from: 'practice',
  },
  'two-lengths': {
    says: 'Settle on one length for the answer.',
    why: 'Given two instructions that disagree, the model spends its reasoning on them and then chooses for you.',
    from: 'openai',
  },
  'thin-task': {
    says: 'Say how one would tell that it worked.',
    why: 'A request of a few words leaves the model to guess the result you want.',
    from: 'both',
  },
  'many-tasks': {
    says: 'Split this into several prompts.',
    why: 'Jobs in a chain are easier to check one by one, and you see which of them failed.',
    from: 'practice',
  },
  'no-context': {
    says: 'Explain why this task exists.',
    why: 'Given the reason for an instruction, the model also applies it to cases you did not foresee.',
    from: 'anthropic',
  },
  'no-reader': {
    says: 'Say who will read the answer.',
    why: 'The reader settles the vocabulary, the length and what needs no explaining.',
    from: 'practice',
  },
  'no-form': {
    says: 'Describe the form of the answer.',
    why: 'Structure has to be asked for; it is not guessed the same way twice.',
    from: 'both',
  },
  unmeasured: {
    says: 'Swap this word for something that can be counted or shown.',
    why: 'Two people would read it differently, and so will the model.',
    from: 'practice',
  },
  'no-length': {
    says: 'Give a number: words, points, lines.',
    why: 'Without one, length changes from one run to the next.',
    from: 'practice',
  },
  'only-forbids': {
    says: 'Say what to do instead.',
    why: 'Telling a model what to do steers it better than telling it what to avoid.',
    from: 'anthropic',
  },
  'no-example': {
    says: 'Add an example of an input and its answer.',
    why: 'An example fixes tone, length and form better than a description.',
    from: 'anthropic',
  },
  'half-example': {
    says: 'Finish the example: the input, a line with =>, the answer.',
    why: 'An input without its answer does not show what you expect.',
    from: 'practice',
  },
  'one-example': {
    says: 'Add two or three examples of your own, one of them an edge case.',
    why: 'From one example the model copies the details too; several show what matters.',
    from: 'anthropic',
  },
  'no-doubt': {
    says: 'Say what to write when information is missing.',
    why: 'Allowing “I don’t know” cuts down on invented answers.',
    from: 'anthropic',
  },
  'no-checks': {
    says: 'Ask for a check before the answer.',
    why: 'Going over an answer against precise criteria catches mistakes.',
    from: 'anthropic',
  },
  shouted: {
    says: 'Write it without capitals or exclamation marks.',
    why: 'Recent models follow instructions closely: shout, and they overdo it.',
    from: 'anthropic',
  },
  'no-variable': {
    says: 'Put a {{variable}} where the input changes.',
    why: 'Without one, the prompt serves once.',
    from: 'anthropic',
  },
}
