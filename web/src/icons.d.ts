declare module "icon:*" {
  const body: string;
  export default body;
}

declare module "*?pictures" {
  const address: string;
  export default address;
}
