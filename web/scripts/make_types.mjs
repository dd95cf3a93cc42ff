// The types of the documents, from `gobelin schema` on standard input: gobelin schema | node scripts/make_types.mjs
// With --check nothing is written: fails where src/generated/schema.d.ts is not as the schema says.
import { readFileSync, writeFileSync } from 'node:fs';
import openapi, { astToString } from 'openapi-typescript';

const FILE = new URL('../src/generated/schema.d.ts', import.meta.url);
const HEAD = '// Written by `npm run types` from the JSON Schema of the documents (gobelin schema); do not edit.\n\n';

/** JSON Schema as the components of an OpenAPI document: openapi-typescript reads nothing else. */
function wrapped(schema) {
  return {
    openapi: '3.1.0',
    info: { title: 'Gobelin', version: '1' },
    paths: {},
    components: { schemas: walk(schema.$defs, '', schema.$defs) },
  };
}

/** Objects whose keys are one of these have them all, but for `steps`, which has the tracks a bot could take. */
const COMPLETE = ['Track', 'Building', 'Landmark', 'Achievement'];

/** References lead to the components; an object whose keys are an enumeration lists them. */
function walk(node, name, definitions) {
  if (Array.isArray(node)) return node.map((one) => walk(one, name, definitions));
  if (node === null || typeof node !== 'object') return node;
  const keys = node.propertyNames && enumerated(node.propertyNames, definitions);
  if (keys) {
    const value = walk(node.additionalProperties, name, definitions);
    const kind = node.propertyNames.$ref?.split('/').at(-1);
    const complete = (!kind || COMPLETE.includes(kind)) && name !== 'steps';
    return {
      type: 'object',
      properties: Object.fromEntries(keys.map((key) => [key, value])),
      required: complete ? keys : [],
      additionalProperties: false,
    };
  }
  const out = {};
  for (const [key, value] of Object.entries(node)) {
    out[key] = key === '$ref' ? value.replace('#/$defs/', '#/components/schemas/') : walk(value, key, definitions);
  }
  return out;
}

function enumerated(names, definitions) {
  return names.$ref ? definitions[names.$ref.split('/').at(-1)].enum : names.enum;
}

let given = '';
for await (const chunk of process.stdin.setEncoding('utf8')) given += chunk;
const schema = JSON.parse(given);
const nodes = await openapi(wrapped(schema), { rootTypes: true, rootTypesNoSchemaPrefix: true, silent: true });
// a document has the name of TypeScript's Record
const text = HEAD + astToString(nodes).replaceAll('Record<string, never>', '{ [key: string]: never }');
if (process.argv.includes('--check')) {
  if (readFileSync(FILE, 'utf8') !== text) {
    console.error('src/generated/schema.d.ts is not as `gobelin schema` says: run `make types`');
    process.exit(1);
  }
} else {
  writeFileSync(FILE, text);
}
