/** What is wrong, and why it matters, in words. */
import type { Bilingual, Language } from '../routes/language.ts'
import type { Problem, ProblemKey } from '../workflows/document/problems.ts'
import type { PartLink } from '../workflows/flow/flow.ts'
import type { PartNames } from './part-names.ts'

export interface ProblemText {
  readonly title: string
  readonly why: string
}

export const problemText = (
  { key, node = '', values }: Problem,
  language: Language,
  parts: PartNames,
): ProblemText => {
  const [title, why] = WORDS[language][key]
  const fill = (text: string): string =>
    text.replace(/\{(?<name>\w+)\}/gu, (_, name: string) => {
      const value = name === 'node' ? node : (values[name] ?? '')
      return name === 'kind' ? (parts[value as PartLink] ?? String(value)) : String(value)
    })
  return { title: fill(title), why: fill(why) }
}

type Texts = Readonly<Record<ProblemKey, readonly [title: string, why: string]>>

const fr: Texts = {
  'no-trigger': [
    'Aucun déclencheur',
    'Rien ne fait démarrer ce workflow : ajoutez un horaire, un formulaire, un message reçu…',
  ],
  unreachable: [
    '« {node} » n’est jamais atteint',
    'Aucun déclencheur ne mène à cette étape : elle ne s’exécutera pas.',
  ],
  'part-of-nothing': [
    '« {node} » ne sert à personne',
    'Cette pièce n’est reliée à aucune étape qui l’utilise.',
  ],
  'part-missing': [
    'Il manque une pièce à « {node} »',
    'Sans elle, n8n refuse de démarrer : {kind}.',
  ],
  'part-not-taken': [
    '« {node} » n’utilise pas « {part} »',
    'Cette étape ne prend pas de pièce de ce genre : {kind}.',
  ],
  'required-missing': [
    'Un réglage manque à « {node} »',
    'n8n ne peut pas exécuter l’étape sans « {parameter} ».',
  ],
  'credential-missing': [
    'Identifiant à relier : « {node} »',
    'L’étape demande l’identifiant « {credential} », que vous choisirez dans n8n.',
  ],
  'dangling-reference': [
    '« {node} » cite une étape absente',
    'Une expression parle de « {name} », qui n’existe pas ou plus.',
  ],
  'reference-not-before': [
    '« {node} » cite une étape qui n’a pas encore tourné',
    '« {name} » ne s’exécute pas avant elle : l’expression sera vide ou en échec.',
  ],
  'expression-broken': [
    'Une expression de « {node} » ne se lit pas',
    'Vérifiez parenthèses et guillemets : {expression}',
  ],
  'version-unknown': [
    'Version inconnue de « {node} »',
    'n8n 2.41.1 n’a pas de version {version} de ce nœud ; la plus récente est la {latest}.',
  ],
  'version-old': [
    '« {node} » date d’une ancienne version',
    'Version {version} ; n8n propose la {latest}. L’ancienne fonctionne encore.',
  ],
  'endless-loop': [
    'Une boucle peut ne jamais finir',
    '{count} étapes tournent en rond sans sortie visible.',
  ],
  'loop-not-closed': [
    '« {node} » ne revient pas au début',
    'Une boucle par lots doit ramener à elle-même, sinon seul le premier lot est traité.',
  ],
  secret: [
    'Un secret est écrit dans « {node} »',
    'Le réglage « {parameter} » ressemble à une clé : mettez-la dans un identifiant avant de partager ce fichier.',
  ],
  'disabled-in-path': [
    '« {node} » est désactivée',
    'Les données la traversent sans qu’elle fasse rien.',
  ],
  'link-from-nowhere': [
    'Un lien part d’une sortie absente de « {node} »',
    'Sortie {output} sur {count} : rien n’y passera.',
  ],
  'link-into-nowhere': [
    'Un lien arrive à une entrée absente de « {node} »',
    'Entrée {input} sur {count} : rien n’y arrivera.',
  ],
  'error-output-open': [
    'La sortie d’échec de « {node} » ne mène nulle part',
    'Les éléments en échec disparaissent sans que personne le sache.',
  ],
  'response-missing': [
    '« {node} » attend une réponse que personne ne donne',
    'Ajoutez l’étape « Répondre au webhook », ou faites répondre le webhook tout de suite.',
  ],
  'response-unasked': [
    '« {node} » répond à personne',
    'Aucun webhook de ce workflow n’est réglé pour attendre cette réponse.',
  ],
  'address-twice': [
    '« {node} » et « {other} » écoutent la même adresse',
    'Les deux portent « {path} » : n8n n’activera pas le workflow.',
  ],
  'old-order': [
    'Les branches s’exécutent dans l’ordre d’autrefois',
    'Ce workflow vient d’un ancien n8n : ses branches avancent ensemble, non l’une après l’autre.',
  ],
  'no-items': [
    '« {node} » n’a rien transmis',
    'Dans la dernière simulation, aucun élément n’en est sorti : la suite n’a pas tourné.',
  ],
  multiplied: [
    '« {node} » multiplie les éléments',
    '{in} sont entrés, {out} sont sortis dans la dernière simulation.',
  ],
  'many-calls': [
    '« {node} » appelle souvent son service',
    '{count} appels dans la dernière simulation : pensez aux limites et au coût.',
  ],
}

const en: Texts = {
  'no-trigger': [
    'No trigger',
    'Nothing starts this workflow: add a schedule, a form, an incoming message…',
  ],
  unreachable: ['“{node}” is never reached', 'No trigger leads to this step: it will not run.'],
  'part-of-nothing': [
    '“{node}” serves no one',
    'This part is not connected to any step that uses it.',
  ],
  'part-missing': ['“{node}” lacks a part', 'Without it n8n refuses to start: {kind}.'],
  'part-not-taken': [
    '“{node}” does not use “{part}”',
    'This step takes no part of this kind: {kind}.',
  ],
  'required-missing': [
    'A setting is missing in “{node}”',
    'n8n cannot run the step without “{parameter}”.',
  ],
  'credential-missing': [
    'Credential to connect: “{node}”',
    'The step asks for the credential “{credential}”, which you choose in n8n.',
  ],
  'dangling-reference': [
    '“{node}” quotes a step that is missing',
    'An expression speaks of “{name}”, which does not exist, or no longer.',
  ],
  'reference-not-before': [
    '“{node}” quotes a step that has not run yet',
    '“{name}” does not run before it: the expression will be empty or fail.',
  ],
  'expression-broken': [
    'An expression in “{node}” cannot be read',
    'Check brackets and quotes: {expression}',
  ],
  'version-unknown': [
    'Unknown version of “{node}”',
    'n8n 2.41.1 has no version {version} of this node; the latest is {latest}.',
  ],
  'version-old': [
    '“{node}” is of an older version',
    'Version {version}; n8n offers {latest}. The older one still works.',
  ],
  'endless-loop': ['A loop may never end', '{count} steps go round without a visible way out.'],
  'loop-not-closed': [
    '“{node}” does not come back to its start',
    'A batch loop has to lead back to itself, or only the first batch is handled.',
  ],
  secret: [
    'A secret is written in “{node}”',
    'The setting “{parameter}” looks like a key: put it into a credential before you share this file.',
  ],
  'disabled-in-path': ['“{node}” is off', 'Data pass through it and it does nothing.'],
  'link-from-nowhere': [
    'A link leaves “{node}” by an output that is not there',
    'Output {output} of {count}: nothing will go through it.',
  ],
  'link-into-nowhere': [
    'A link enters “{node}” by an input that is not there',
    'Input {input} of {count}: nothing will get in.',
  ],
  'error-output-open': [
    'The error output of “{node}” leads nowhere',
    'Items that fail disappear without anybody knowing.',
  ],
  'response-missing': [
    '“{node}” waits for an answer that nobody gives',
    'Add the step “Respond to Webhook”, or have the webhook answer at once.',
  ],
  'response-unasked': [
    '“{node}” answers nobody',
    'No webhook of this workflow is set to wait for that answer.',
  ],
  'address-twice': [
    '“{node}” and “{other}” listen at the same address',
    'Both have “{path}”: n8n will not activate the workflow.',
  ],
  'old-order': [
    'Branches run in the order of old',
    'This workflow comes from an older n8n: its branches advance together, not one after the other.',
  ],
  'no-items': [
    '“{node}” handed nothing on',
    'In the last simulation no item left it: what follows did not run.',
  ],
  multiplied: ['“{node}” multiplies items', '{in} came in, {out} went out in the last simulation.'],
  'many-calls': [
    '“{node}” calls its service often',
    '{count} calls in the last simulation: mind limits and cost.',
  ],
}

const WORDS: Bilingual<Texts> = { fr, en }
