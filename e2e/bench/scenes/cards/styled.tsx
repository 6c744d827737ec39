import { useState } from 'react';
import { Picture } from './picture';
import {
  CATEGORY,
  ELIGIBILITY_OPTIONS,
  factsOf,
  PRODUCTS,
  STATUS,
  STATUS_OPTIONS,
  WORDS,
  type Product,
} from './products';
import { CardView, Chips, Filters, Grid, Pages } from './styled.styles';

export function Scene() {
  const [category, setCategory] = useState('');
  const [page, setPage] = useState(1);
  return (
    <>
      <Filters role="group" aria-label={WORDS.filters}>
        <Chips role="group" aria-label={WORDS.category}>
          {[['', WORDS.all], ...Object.entries(CATEGORY)].map(([value = '', label]) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === category}
              onClick={() => setCategory(value)}
            >
              {label}
            </button>
          ))}
        </Chips>
        {[[WORDS.status, STATUS_OPTIONS] as const, [WORDS.eligibility, ELIGIBILITY_OPTIONS] as const].map(
          ([label, options]) => (
            <label key={label}>
              {label}
              <select>
                <option value="">{WORDS.any}</option>
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
            </label>
          ),
        )}
      </Filters>
      <Grid>
        {PRODUCTS.map((product) => (
          <Card key={product.name} product={product} />
        ))}
      </Grid>
      <Pages aria-label="Pages">
        <button type="button" aria-disabled={page === 1 || undefined} onClick={() => setPage(page - 1)}>
          Previous
        </button>
        <span>Page {page} of 4</span>
        <button type="button" aria-disabled={page === 4 || undefined} onClick={() => setPage(page + 1)}>
          Next
        </button>
      </Pages>
    </>
  );
}

function Card({ product }: { product: Product }) {
  return (
    <CardView aria-label={product.name}>
      <Picture />
      <div>
        <div data-part="kind">
          <span>
            {CATEGORY[product.category]} · {product.sector}
          </span>
          <span>{STATUS[product.status]}</span>
        </div>
        <h3>
          <a href="#product">{product.name}</a>
        </h3>
        <p>{product.summary}</p>
        <dl>
          {factsOf(product).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <span aria-hidden>{WORDS.details} →</span>
      </div>
    </CardView>
  );
}
