import { page } from '../../fragments/forms.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { columns } from '../../fragments/columns.ts'
import { eachItem, inBoth } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byId } from '../../fragments/models.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './tenir-registre-usages-ia.examples.ts'

const USES: readonly (Bilingual<string> & { readonly rank: number })[] = [
  { fr: 'Écrire, traduire, résumer', en: 'Write, translate, sum up', rank: 0 },
  { fr: 'Répondre à des clients', en: 'Answer customers', rank: 0 },
  { fr: 'Trier ou noter des candidatures', en: 'Sort or grade applications', rank: 2 },
  { fr: 'Évaluer ou répartir le travail', en: 'Judge or assign people’s work', rank: 2 },
  { fr: 'Décider d’un crédit à un particulier', en: 'Decide on a private loan', rank: 2 },
  { fr: 'Lire les émotions de salariés', en: 'Read employees’ emotions', rank: 3 },
]
const NONE = { fr: 'Aucune', en: 'None' }

/** A table decides, so that the same answers always give the same level. */
const classify = (language: 'fr' | 'en'): string => `const ranks = ${JSON.stringify(
  Object.fromEntries(USES.map((use) => [use[language], use.rank])),
)}
const { tool, purpose, email, uses, data } = $json
const top = Math.max(...uses.map((use) => ranks[use] ?? 2))
const level = top === 3 ? 'forbidden' : top === 2 ? 'high' : data === '${NONE[language]}' ? 'plain' : 'personal'
return { json: { tool, purpose, email, uses: uses.join(', '), data, level } }`

export default defineRecipe({
  category: 'compliance',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-24',
  fr: {
    title: 'Tenir le registre des outils d’IA que l’équipe emploie',
    problem:
      'Un client demande quels outils d’IA touchent à ses données. La direction en connaît deux ; l’équipe en utilise neuf, dont un qui note les candidatures sans que personne l’ait décidé.',
    outcome:
      'Chacun déclare un outil en deux minutes et sait aussitôt s’il peut s’en servir. Quatre suites : libre, contrat de données à vérifier, décision demandée, interdit. Tout entre au registre SharePoint, refus compris.',
    avoid:
      'La table d’usages est une simplification du règlement européen : faites-la relire par un juriste avant de vous y fier. Elle ne dit rien de la qualité d’un outil.',
    approval:
      'Un usage à haut risque attend la décision écrite de votre référent, avec ses conditions. Sans réponse en cinq jours, l’outil reste « en attente » : à ne pas utiliser.',
    failure:
      'Si SharePoint refuse la ligne, le référent reçoit toute la déclaration et la saisit. Une tâche qui ne se crée pas n’arrête rien : la ligne du registre dit quand même « contrat à vérifier ».',
  },
  en: {
    title: 'Keep a register of the AI tools your team uses',
    problem:
      'A client asks which AI tools touch their data. Management knows of two; the team uses nine, one of which grades applications though nobody ever decided so.',
    outcome:
      'Anyone declares a tool in two minutes and knows at once whether they may use it. Four outcomes: free, data contract to check, decision needed, forbidden. All of it enters the SharePoint register, refusals too.',
    avoid:
      'The table of uses simplifies the European regulation: have a lawyer read it before you rely on it. It says nothing of how good a tool is.',
    approval:
      'A high-risk use waits for a written decision, conditions included, from whoever is in charge. After five days without one the tool stays “pending”: not to be used.',
    failure:
      'If SharePoint refuses the row, the person in charge receives the whole declaration to enter. A task that cannot be created stops nothing: the row still says “contract to check”.',
  },
  nodes: {
    declare: {
      use: 'formTrigger',
      name: { fr: 'Déclarer un outil', en: 'Declare a tool' },
      why: {
        fr: 'Des cases à cocher : on déclare un usage, on ne rédige pas un dossier.',
        en: 'Boxes to tick: people declare a use rather than write a file.',
      },
      with: {
        formTitle: { fr: 'Un outil d’IA que j’utilise', en: 'An AI tool I use' },
        formFields: {
          values: [
            {
              fieldLabel: { fr: 'Outil', en: 'Tool' },
              fieldName: 'tool',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Pour quoi faire', en: 'What for' },
              fieldName: 'purpose',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Votre adresse', en: 'Your address' },
              fieldName: 'email',
              fieldType: 'email',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Usages', en: 'Uses' },
              fieldName: 'uses',
              fieldType: 'checkbox',
              fieldOptions: { values: USES.map(({ fr, en }) => ({ option: { fr, en } })) },
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Données de personnes', en: 'Data about people' },
              fieldName: 'data',
              fieldType: 'dropdown',
              fieldOptions: {
                values: [
                  { option: NONE },
                  { option: { fr: 'Clients', en: 'Customers' } },
                  { option: { fr: 'Salariés', en: 'Employees' } },
                ],
              },
              requiredField: true,
            },
          ],
        },
        options: { appendAttribution: false },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre registre', en: 'Your register' },
      why: {
        fr: 'La personne référente décide : nommez quelqu’un qui peut dire non.',
        en: 'The person in charge decides: name somebody who can say no.',
      },
      with: fields({
        person: 'referent-ia@votre-entreprise.example',
        site: { fr: 'identifiant du site SharePoint', en: 'id of the SharePoint site' },
        list: { fr: 'identifiant de la liste', en: 'id of the list' },
        group: { fr: 'identifiant du groupe Teams', en: 'id of the Teams group' },
        plan: { fr: 'identifiant du plan', en: 'id of the plan' },
        bucket: { fr: 'identifiant du compartiment', en: 'id of the bucket' },
      }),
    },
    class: {
      use: 'code',
      name: { fr: 'Situer l’usage', en: 'Place the use' },
      why: {
        fr: 'Le pire usage coché l’emporte ; un usage inconnu passe pour risqué.',
        en: 'The worst use ticked decides; an unknown one counts as risky.',
      },
      with: eachItem(inBoth(classify, { fr: 'fr', en: 'en' })),
    },
    level: {
      use: 'switch',
      name: { fr: 'Quelle suite ?', en: 'Which way?' },
      why: {
        fr: 'Seul le haut risque demande du temps à quelqu’un.',
        en: 'Only high risk costs somebody time.',
      },
      with: cases({
        forbidden: text('={{ $json.level }}', 'equals', 'forbidden'),
        high: text('={{ $json.level }}', 'equals', 'high'),
        personal: text('={{ $json.level }}', 'equals', 'personal'),
      }),
    },
    stop: {
      use: 'form',
      name: { fr: 'Dire non, et pourquoi', en: 'Say no, and why' },
      why: {
        fr: 'Tout de suite : l’usage a peut-être déjà commencé.',
        en: 'At once, since the use may already have begun.',
      },
      with: page(
        { fr: 'Cet usage est interdit', en: 'This use is forbidden' },
        {
          fr: "=Déduire les émotions de salariés est interdit par le règlement européen sur l’IA, sauf raison médicale ou de sécurité. Arrêtez, et parlez-en à {{ $('settings').first().json.person }}.",
          en: "=Inferring employees’ emotions is forbidden by the European AI Act, save for medical or safety reasons. Please stop, and talk to {{ $('settings').first().json.person }}.",
        },
      ),
    },
    wait: {
      use: 'form',
      name: { fr: 'Demander d’attendre', en: 'Ask to wait' },
      why: {
        fr: 'Sans cette page, le silence passerait pour un accord.',
        en: 'Without this page, silence would pass for a yes.',
      },
      with: page(
        { fr: 'Décision sous cinq jours', en: 'Decision within five days' },
        {
          fr: 'N’utilisez pas cet outil d’ici là : il touche à une décision sur des personnes.',
          en: 'Please do not use this tool until then: it bears on a decision about people.',
        },
      ),
    },
    ask: {
      use: 'outlook',
      name: { fr: 'Demander la décision', en: 'Ask for the decision' },
      why: {
        fr: 'Les conditions comptent plus que le oui : qui relit, qui peut corriger.',
        en: 'Conditions matter more than the yes: who reviews, who can correct.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        toRecipients: "={{ $('settings').first().json.person }}",
        subject: {
          fr: "=Usage d’IA à haut risque : {{ $('class').item.json.tool }}",
          en: "=High-risk AI use: {{ $('class').item.json.tool }}",
        },
        message: {
          fr: "={{ $('class').item.json.email }} déclare : {{ $('class').item.json.purpose }} ({{ $('class').item.json.uses }} ; données : {{ $('class').item.json.data }}).",
          en: "={{ $('class').item.json.email }} declares: {{ $('class').item.json.purpose }} ({{ $('class').item.json.uses }}; data: {{ $('class').item.json.data }}).",
        },
        responseType: 'customForm',
        defineForm: 'json',
        jsonOutput: {
          fr: '[{"fieldLabel":"Décision","fieldType":"radio","fieldOptions":{"values":[{"option":"Autorisé"},{"option":"Refusé"}]},"requiredField":true},{"fieldLabel":"Conditions","fieldType":"textarea","requiredField":true}]',
          en: '[{"fieldLabel":"Decision","fieldType":"radio","fieldOptions":{"values":[{"option":"Allowed"},{"option":"Refused"}]},"requiredField":true},{"fieldLabel":"Conditions","fieldType":"textarea","requiredField":true}]',
        },
        options: answeredWithin(5, 'days'),
      },
      onError: 'continue',
    },
    task: {
      use: 'teams',
      name: { fr: 'Tâche : lire le contrat', en: 'Task: read the contract' },
      why: {
        fr: 'Qui garde les données, où, et servent-elles à entraîner : c’est dans le contrat.',
        en: 'Who keeps the data, where, and whether it trains a model: the contract says.',
      },
      with: {
        resource: 'task',
        operation: 'create',
        groupId: byId("={{ $('settings').first().json.group }}"),
        planId: byId("={{ $('settings').first().json.plan }}"),
        bucketId: byId("={{ $('settings').first().json.bucket }}"),
        title: {
          fr: '=Contrat de données à lire : {{ $json.tool }}',
          en: '=Data contract to read: {{ $json.tool }}',
        },
        options: { dueDateTime: '={{ $now.plus({ days: 14 }).toISO() }}' },
      },
      onError: 'continue',
    },
    entry: {
      use: 'set',
      name: { fr: 'Écrire la ligne', en: 'Write the row' },
      why: {
        fr: 'Un seul état par outil, que l’équipe et un auditeur lisent pareil.',
        en: 'One status a tool, which team and auditor read alike.',
      },
      with: fields(
        {
          tool: "={{ $('class').item.json.tool }}",
          purpose: "={{ $('class').item.json.purpose }}",
          email: "={{ $('class').item.json.email }}",
          level: "={{ $('class').item.json.level }}",
          status: {
            fr: "={{ ({ forbidden: 'interdit', personal: 'utilisable sans données de personnes, contrat à vérifier', plain: 'libre' })[$('class').item.json.level] ?? $json.data?.['Décision']?.toLowerCase() ?? 'en attente, à ne pas utiliser' }}",
            en: "={{ ({ forbidden: 'forbidden', personal: 'usable without data about people, contract to check', plain: 'free' })[$('class').item.json.level] ?? $json.data?.['Decision']?.toLowerCase() ?? 'pending, not to be used' }}",
          },
          conditions: "={{ $json.data?.['Conditions'] ?? '' }}",
        },
        { alone: true },
      ),
    },
    record: {
      use: 'sharePoint',
      name: { fr: 'Inscrire au registre', en: 'Enter in the register' },
      why: {
        fr: 'Les refus aussi : ils prouvent que l’on regarde.',
        en: 'Refusals too: they prove that somebody looks.',
      },
      with: {
        resource: 'item',
        operation: 'create',
        site: byId("={{ $('settings').first().json.site }}"),
        list: byId("={{ $('settings').first().json.list }}"),
        columns: columns({
          Title: '={{ $json.tool }}',
          Purpose: '={{ $json.purpose }}',
          Person: '={{ $json.email }}',
          Level: '={{ $json.level }}',
          Status: '={{ $json.status }}',
          Conditions: '={{ $json.conditions }}',
          Declared: '={{ $now.toISODate() }}',
        }),
      },
      onError: 'output',
      retry: [2, 3],
    },
    told: {
      use: 'outlook',
      name: { fr: 'Confirmer par écrit', en: 'Confirm in writing' },
      why: {
        fr: 'L’équipe garde une trace de ce qu’elle peut faire, et à quelles conditions.',
        en: 'People keep a note of what they may do, and on what terms.',
      },
      with: {
        resource: 'message',
        operation: 'send',
        toRecipients: "={{ $('entry').item.json.email }}",
        subject: {
          fr: "=Registre d’IA : {{ $('entry').item.json.tool }}",
          en: "=AI register: {{ $('entry').item.json.tool }}",
        },
        bodyContent: {
          fr: "={{ 'État : ' + $('entry').item.json.status + '.' + ($('entry').item.json.conditions ? ' Conditions : ' + $('entry').item.json.conditions : '') }}",
          en: "={{ 'Status: ' + $('entry').item.json.status + '.' + ($('entry').item.json.conditions ? ' Conditions: ' + $('entry').item.json.conditions : '') }}",
        },
        additionalFields: { bodyContentType: 'Text' },
      },
    },
    byHand: {
      use: 'outlook',
      name: { fr: 'À inscrire à la main', en: 'To enter by hand' },
      why: {
        fr: 'Un registre à trous se découvre le jour de l’audit.',
        en: 'Gaps in a register are found on the day of the audit.',
      },
      with: {
        resource: 'message',
        operation: 'send',
        toRecipients: "={{ $('settings').first().json.person }}",
        subject: {
          fr: "=À inscrire au registre d’IA : {{ $('entry').item.json.tool }}",
          en: "=To enter in the AI register: {{ $('entry').item.json.tool }}",
        },
        bodyContent: "={{ Object.values($('entry').item.json).join(' | ') }}",
        additionalFields: { bodyContentType: 'Text' },
      },
    },
  },
  links: [
    'declare > settings > class > level.forbidden > stop > entry > record > told',
    'level.high > wait > ask > entry',
    'level.personal > task > entry',
    'level.other > entry',
    'record.error > byHand',
  ],
  examples,
})
