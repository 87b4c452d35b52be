/**
 * What the contenders use of the peers. Their packages are installed by `npm run bench -- peers` alone
 * and below `.cache`, so that neither types nor tools of the project depend on them.
 */
declare module '@json-render/react' {
  import type { ComponentType, ReactNode } from 'react';
  export interface StateStore {
    set(path: string, value: unknown): void;
  }
  export type ComponentRegistry = Readonly<
    Record<
      string,
      ComponentType<{
        readonly element: { readonly props: object };
        readonly children?: ReactNode;
        readonly emit: (event: string) => void;
      }>
    >
  >;
  export const createStateStore: (state: object) => StateStore;
  export const JSONUIProvider: ComponentType<{
    readonly registry: ComponentRegistry;
    readonly store: StateStore;
    readonly children?: ReactNode;
  }>;
  export const Renderer: ComponentType<{ readonly spec: object; readonly registry: ComponentRegistry }>;
}
declare module '@puckeditor/core' {
  import type { ComponentType, ReactNode } from 'react';
  export interface Data {
    readonly content: readonly {
      readonly type: string;
      readonly props: Readonly<Record<string, unknown>>;
    }[];
    readonly root: object;
  }
  export interface Config {
    readonly components: Readonly<
      Record<string, { readonly fields?: object; readonly render: (props: never) => ReactNode }>
    >;
  }
  export const Render: ComponentType<{ readonly config: Config; readonly data: Data }>;
}
declare module '@divkitframework/divkit/client' {
  interface Variable {
    setValue(value: string): void;
  }
  interface Variables {
    setVariable(variable: Variable): void;
    getVariable(name: string): Variable | undefined;
  }
  export const createVariable: (name: string, type: 'string', value: string) => Variable;
  export const createGlobalVariablesController: () => Variables;
  export const render: (options: {
    readonly id: string;
    readonly target: HTMLElement;
    readonly globalVariablesController: Variables;
    readonly json: object;
    readonly onError: (details: { readonly error: Error }) => void;
  }) => { $destroy(): void };
}
declare module 'adaptivecards' {
  export interface TextBlock {
    text: string;
    readonly renderedElement: HTMLElement | undefined;
    render(): HTMLElement | undefined;
  }
  export class AdaptiveCard {
    parse(document: object): void;
    render(): HTMLElement | undefined;
    getElementById(id: string): unknown;
  }
}
declare module '@builder.io/sdk-react' {
  import type { ComponentType } from 'react';
  export const Content: ComponentType<{
    readonly model: string;
    readonly apiKey: string;
    readonly content: object;
    readonly data: object;
    readonly customComponents: readonly object[];
    readonly canTrack: boolean;
  }>;
}
declare module 'survey-core' {
  export class Model {
    constructor(document: object);
    getQuestionByName(name: string): { readonly inputId: string } | null;
    getValue(name: string): unknown;
  }
}
declare module 'survey-react-ui' {
  import type { ComponentType } from 'react';
  import type { Model } from 'survey-core';
  export const Survey: ComponentType<{ readonly model: Model }>;
}
declare module '@formily/core' {
  export interface Form {
    readonly values: Readonly<Record<string, unknown>>;
  }
  export const createForm: () => Form;
}
declare module '@formily/react' {
  import type { ComponentType, ReactNode } from 'react';
  import type { Form } from '@formily/core';
  export const FormProvider: ComponentType<{ readonly form: Form; readonly children?: ReactNode }>;
  export const mapProps: (change: (props: object) => object) => unknown;
  export const connect: (component: unknown, ...changes: readonly unknown[]) => unknown;
  export const createSchemaField: (options: {
    readonly components: Readonly<Record<string, unknown>>;
  }) => ComponentType<{ readonly schema: object }>;
  export const useField: () => {
    readonly path: unknown;
    readonly title?: unknown;
    readonly required?: boolean;
    readonly selfErrors?: readonly string[];
  };
}
